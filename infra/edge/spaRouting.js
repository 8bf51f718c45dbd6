/** Pages that are fully prerendered at build time. */
var prerendered = ['/terms', '/privacy', '/how-exact']

/** Runs in CloudFront: a path without a file extension is a screen, and most screens share one document. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request
  var path = request.uri.replace(/\/$/, '')
  // The landing page is prerendered for visitors. With a session cookie, the app is served, which checks it.
  if (path === '') request.uri = request.cookies['__Host-session'] ? '/app.html' : '/index.html'
  else if (prerendered.indexOf(path) >= 0) request.uri = `${path}.html`
  else if (path.split('/').pop().indexOf('.') < 0) request.uri = '/app.html'
  return request
}
