// One of our drawings as nodes, so that its named groups can move. It is the same cached file an `<img>` shows, and
// XMLHttpRequest parses it by itself: text given to a parser would need a Trusted Types policy.

const fetchDrawing = (src: string): Promise<Element> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`No drawing at ${src}`));
    request.open('GET', src);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.addEventListener('load', () => {
      const root = request.responseXML?.documentElement;
      if (root instanceof SVGSVGElement) resolve(root);
      else fail();
    });
    request.addEventListener('error', fail);
    request.send();
  });

const known = new Map<string, Promise<Element>>();

/** The root of the drawing at this address, fetched once; one that did not come is asked for again next time. */
export const loadDrawing = (src: string): Promise<Element> => {
  const asked = known.get(src) ?? fetchDrawing(src);
  known.set(src, asked);
  asked.catch(() => known.delete(src));
  return asked;
};

/**
 * A copy to put into the page, whole or cropped to the face. The `<view>` goes, since its id would repeat, and so do title
 * and role: the element around it has the name.
 */
export const copyDrawing = (drawing: Element, face: boolean): Element => {
  // A node of the page's own document: cloning a node of another keeps it there.
  const copy = document.importNode(drawing, true);
  const crop = copy.querySelector('view')?.getAttribute('viewBox');
  if (face && crop != null) copy.setAttribute('viewBox', crop);
  for (const extra of copy.querySelectorAll('view, title')) extra.remove();
  copy.removeAttribute('role');
  copy.setAttribute('aria-hidden', 'true');
  return copy;
};
