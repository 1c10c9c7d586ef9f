/** No screen of version 1 scrolls sideways on 320 px, with text of 100 % and of 200 % (WCAG 1.4.4, 1.4.10). */
import { examServer } from '@luneta/exam-room/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { open } from './testing/open.tsx';
import { SCREENS, type Screen } from './testing/screens.ts';

/** Account and security ask for nothing. */
const STILL: readonly Pick<Screen, 'name' | 'path' | 'arrange'>[] = [
  { name: 'the account', path: '/v1/conta' },
  { name: 'the security of the account', path: '/v1/conta/seguranca' },
  { name: 'an unknown address', path: '/v1/nada' },
  { name: 'the page of a failure', path: '/error/500' },
];

/** What reaches beyond the right edge of the window, as its text: named where a page scrolls. */
const beyond = () =>
  document.documentElement.scrollWidth <= innerWidth
    ? []
    : [...document.querySelectorAll('main *, header *, nav *')]
        .filter((part) => part.getBoundingClientRect().left + part.scrollWidth > innerWidth)
        .map((part) => part.textContent.slice(0, 40));

describe.each([...SCREENS, ...STILL])('$name', ({ path, arrange }) => {
  it.each(['100%', '200%'])('does not scroll sideways with text of %s', async (text) => {
    await page.viewport(320, 800);
    document.documentElement.style.fontSize = text;
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    const server = examServer();
    arrange?.(server);
    await open(path, { server });
    await expect.element(page.getByRole('heading').first()).toBeInTheDocument();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
    expect([document.documentElement.scrollWidth, ...beyond()]).toEqual([320]);
  });
});
