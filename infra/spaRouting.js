/** Pages that the build has drawn to the end. */
var readOnly = ['/terms', '/privacy', '/how-exact']

/** Runs at CloudFront: a path that names no file is a screen, and most screens are one document. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request
  var path = request.uri.replace(/\/$/, '')
  // The landing page was drawn for strangers. Whoever may be signed in gets the program, which looks and leads on.
  if (path === '') request.uri = request.cookies['__Host-session'] ? '/app.html' : '/index.html'
  else if (readOnly.indexOf(path) >= 0) request.uri = `${path}.html`
  else if (path.split('/').pop().indexOf('.') < 0) request.uri = '/app.html'
  return request
}
