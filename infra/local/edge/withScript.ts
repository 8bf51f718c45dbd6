/** A document that also loads a script, before its own modules run. */
export const withScript = (html: string, src: string): string =>
  html.replace('</head>', `<script defer src="${src}"></script></head>`)
