/** What is wrong with the headings of the page as it stands: axe asks for one `h1` at least, and begins where the first heading is. */

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

const levelOf = (heading: Element): number =>
  Number(heading.getAttribute('aria-level') ?? heading.tagName.replace(/\D/gu, ''));

/** Screen readers meet it: it is drawn, and nothing around it hides it from them. */
const isRead = (heading: Element): boolean =>
  heading.closest('[aria-hidden="true"], [inert]') === null && heading.checkVisibility({ visibilityProperty: true });

/** Headings that skip a level, after one of level `above`. */
function skipped(headings: readonly Element[], above: number): string[] {
  let before = above;
  return headings.flatMap((heading) => {
    const level = levelOf(heading);
    const skips = level > before + 1;
    const said = `h${level} after h${before}: ${heading.textContent.slice(0, 60)}`;
    before = level;
    return skips ? [said] : [];
  });
}

/**
 * Exactly one heading of level 1, the first of the page, and no level skipped. A dialog has an outline of its own, which begins at
 * level 1 or 2. Expect `[]`.
 */
export function outlineFaults(page: ParentNode = document): string[] {
  const read = [...page.querySelectorAll(HEADINGS)].filter(isRead);
  const dialogs = [...new Set(read.map((heading) => heading.closest('dialog')))].filter((dialog) => dialog !== null);
  const own = read.filter((heading) => heading.closest('dialog') === null);
  const first = own.filter((heading) => levelOf(heading) === 1);
  const count = first.length === 1 ? [] : [`${first.length} headings of level 1`];
  return [
    ...count,
    ...skipped(own, 0),
    ...dialogs.flatMap((dialog) =>
      skipped(
        read.filter((heading) => heading.closest('dialog') === dialog),
        1,
      ),
    ),
  ];
}
