import { expect, it } from 'vitest';

import { inline, stylesOf } from './page.ts';

it('the link of a style that stands in the page is not fetched, neither by the page nor by a browser that looks ahead', () => {
  const link = '<link rel="stylesheet" media="not all" disabled href="/assets/index.css">';
  expect(inline('assets/index.css', ' a{} ')).toBe(`<style>a{}</style>${link}`);
});

it('the styles that stand in a page are told by their addresses', () => {
  const page = `<link rel="stylesheet" href="/assets/fetched.css">${inline('assets/a.css', 'a{}')}${inline('assets/b.css', '')}`;
  expect(stylesOf(page)).toEqual(['/assets/a.css', '/assets/b.css']);
});
