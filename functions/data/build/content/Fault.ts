/** Something wrong with a content file, in words for its writer: "functions/content/…/mars.yaml:12 Sun › tense: …". */
export interface ContentFault {
  file: string
  line: number
  path: readonly (string | number)[]
  message: string
}

export const faultLine = ({ file, line, path, message }: ContentFault): string =>
  `functions/content/${file}:${line} ${path.length > 0 ? `${path.join(' › ')}: ` : ''}${message}`
