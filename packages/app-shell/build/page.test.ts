import { expect, it } from 'vitest';

import { inline } from './page.ts';

it('the link of a style that stands in the page is not fetched, neither by the page nor by a browser that looks ahead', () => {
  const link = '<link rel="stylesheet" media="not all" disabled href="/assets/index.css">';
  expect(inline('assets/index.css', ' a{} ')).toBe(`<style>a{}</style>${link}`);
});
