/** Has the browser fetch a script, a style sheet or a drawing before the app asks for it. */
export function askFor(href: string): void {
  const element = document.createElement('link');
  const isStyle = href.endsWith('.css');
  const isDrawing = href.endsWith('.svg');
  element.rel = isStyle || isDrawing ? 'preload' : 'modulepreload';
  if (isStyle) {
    element.as = 'style';
    // As the loader asks for it; otherwise it is fetched twice.
    element.crossOrigin = 'anonymous';
    // Read as soon as it is here, while the scripts are on their way. What does not come in time the app adds itself, and waits for it.
    element.addEventListener('load', () => (element.rel = 'stylesheet'), { once: true });
  }
  if (isDrawing) {
    element.as = 'image';
    // Of little weight, and the largest picture waits for it: not behind all else.
    element.fetchPriority = 'high';
  }
  element.href = href;
  document.head.append(element);
}
