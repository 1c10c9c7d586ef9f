/** Each pair: a test that leaves something behind, and the one after it, which does not meet it. */
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { axeIsDone, axeViolations } from './axe.ts';
import { fakeClock } from './fake-clock.ts';

const { fetch } = globalThis;
const address = location.href;

describe('what only a test can undo fails the test that leaves it', () => {
  it.fails('fake timers', () => {
    vi.useFakeTimers();
  });
  it('time is real again', () => expect(vi.isFakeTimers()).toBe(false));

  it.fails('an element', () => document.body.append(document.createElement('p')));
  it('the page is empty again', () => expect(document.body.childElementCount).toBe(0));

  it.fails('an address', () => history.replaceState(null, '', '#conteudo'));
  it('the address is the first one again', () => expect(location.href).toBe(address));

  it.fails('another fetch', () => {
    globalThis.fetch = async () => new Response();
  });
  it("fetch is the browser's again", () => expect(globalThis.fetch).toBe(fetch));

  it.fails('a policy', () => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'content-language';
    document.head.append(policy);
  });
  it('no policy stands in the page', () => expect(document.querySelector('meta[http-equiv]')).toBeNull());
});

describe('what the code under test leaves is taken away', () => {
  it('a screen, what it stored, its title and style', async () => {
    await render(<p>Olá</p>);
    localStorage.setItem('luneta', '1');
    sessionStorage.setItem('luneta', '1');
    document.title = 'Avaliações';
    document.documentElement.style.fontSize = '200%';
    expect(document.body).toHaveTextContent('Olá');
  });
  it('is not met by the next test', () => {
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(document.title).not.toBe('Avaliações');
    expect(document.documentElement).not.toHaveAttribute('style');
    expect(document.body.childElementCount).toBe(0);
  });

  it('a spy', () => void vi.spyOn(Math, 'random').mockReturnValue(0));
  it('does not answer in the next test', () => expect(Math.random()).not.toBe(0));

  it('a run of axe on a clock that stands still, which nobody waits for', () => {
    fakeClock();
    void axeViolations();
  });
  it('has ended before the next test', async () => {
    await axeIsDone();
    expect(await axeViolations()).toBeInstanceOf(Array);
  });
});
