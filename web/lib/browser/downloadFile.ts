/** Makes the browser download a file. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
