/** Runs at CloudFront: a path that names no file is a screen, and every screen but the landing is one document. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request
  var last = request.uri.split('/').pop()
  if (request.uri === '/') request.uri = '/index.html'
  else if (last.indexOf('.') < 0) request.uri = '/app.html'
  return request
}
