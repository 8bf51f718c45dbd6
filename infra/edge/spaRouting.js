/** Pages that are fully prerendered at build time. */
var prerendered = ['/terms', '/privacy', '/how-exact']

/** Paths of the screens in the app shell, which share one document. */
var shellScreens = [
  '/dashboard',
  '/natal-chart',
  '/ahead',
  '/moon',
  '/compatibility',
  '/people',
  '/readings',
  '/journal',
  '/ai-chat',
  '/mindful-rituals',
  '/moon-meditations',
  '/settings',
  '/manage-billing',
]
/** Paths of the screens that stand alone, which share another. */
var bareScreens = [
  '/sign-in',
  '/onboarding',
  '/subscribe',
  '/trial-success',
  '/verify-email',
  '/unsubscribe',
  '/admin',
  '/sample-chart',
]
/** Screens for developers; a production deployment empties the list. */
var testPages = ['/auth-test', '/test-wallets']

var NOT_FOUND = '/not-found.html'

/** Runs in CloudFront: finds the file for the path of a request, and gives the response for an unknown path its status. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request
  var file = fileOf(request.uri, request.cookies)
  if (event.context.eventType === 'viewer-response') {
    // A browser that has the page already gets a 304, which must stay one: a 404 would replace the page by nothing.
    if (file === NOT_FOUND && event.response.statusCode === 200) event.response.statusCode = 404
    return event.response
  }
  request.uri = file
  return request
}

/** A path without a file extension is a screen or unknown. A file is its own answer, also asked for a second time. */
function fileOf(uri, cookies) {
  var path = uri.replace(/\/$/, '')
  var hasSession = Boolean(cookies['__Host-session'])
  // The landing page is prerendered for visitors. With a session cookie, the app is served, which checks it.
  if (path === '') return hasSession ? '/app.html' : '/index.html'
  if (prerendered.indexOf(path) >= 0) return `${path}.html`
  // The navigation is for members, so nobody else sees it while the app loads.
  if (shellScreens.indexOf(path) >= 0) return hasSession ? '/shell.html' : '/app.html'
  if (bareScreens.indexOf(path) >= 0 || testPages.indexOf(path) >= 0) return '/app.html'
  return path.split('/').pop().indexOf('.') < 0 ? NOT_FOUND : uri
}
