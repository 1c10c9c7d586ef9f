/** Has the browser fetch a script or a style sheet before the app asks for it. */
export function askFor(href: string): void {
  const element = document.createElement('link');
  const isStyle = href.endsWith('.css');
  // A style sheet is only fetched here: the app adds it, and waits for it, with the screen that needs it.
  element.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) {
    element.as = 'style';
    // As the loader asks for it; otherwise it is fetched twice.
    element.crossOrigin = 'anonymous';
  }
  element.href = href;
  document.head.append(element);
}
