/** Has the browser fetch a script, a style sheet or a drawing before the app asks for it. */
export function askFor(href: string): void {
  const element = document.createElement('link');
  const isStyle = href.endsWith('.css');
  // A style sheet is only fetched here: the app adds it, and waits for it, with the screen that needs it.
  const isDrawing = href.endsWith('.svg');
  element.rel = isStyle || isDrawing ? 'preload' : 'modulepreload';
  if (isStyle) {
    element.as = 'style';
    // As the loader asks for it; otherwise it is fetched twice.
    element.crossOrigin = 'anonymous';
  }
  if (isDrawing) {
    element.as = 'image';
    // Of little weight, and the largest picture waits for it: not behind all else.
    element.fetchPriority = 'high';
  }
  element.href = href;
  document.head.append(element);
}
