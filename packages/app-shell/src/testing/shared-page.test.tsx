/** Each pair: a test that leaves something behind, and the one after it, which does not meet it. */
import { axeIsDone, axeViolations } from '@luneta/testing/axe';
import { fakeClock } from '@luneta/testing/fake-clock';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const { fetch } = globalThis;
const address = location.href;

const policy = () => document.querySelector('meta[http-equiv]');
const planted = Object.assign(document.createElement('meta'), { httpEquiv: 'content-language' });

describe.each<[string, leave: () => void, isThere: () => boolean]>([
  ['fake timers', () => void vi.useFakeTimers(), () => vi.isFakeTimers()],
  ['an element', () => document.body.append(document.createElement('p')), () => document.body.innerHTML !== ''],
  ['another fetch', () => void Object.assign(globalThis, { fetch: () => null }), () => globalThis.fetch !== fetch],
  ['a policy', () => document.head.append(planted), () => policy() !== null],
])('%s', (_name, leave, isThere) => {
  it.fails('fails the test that leaves it', () => {
    leave();
    expect(isThere()).toBe(true);
  });

  it('is not met by the next test', () => expect(isThere()).toBe(false));
});

describe('what the code under test leaves is taken away', () => {
  it('a screen, what it stored, its address, title and style', async () => {
    await render(<p>Olá</p>);
    localStorage.setItem('luneta', '1');
    sessionStorage.setItem('luneta', '1');
    history.replaceState(null, '', '#conteudo');
    document.title = 'Avaliações';
    document.documentElement.style.fontSize = '200%';
    expect(document.body).toHaveTextContent('Olá');
  });
  it('is not met by the next test', () => {
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(location.href).toBe(address);
    expect(document.title).not.toBe('Avaliações');
    expect(document.documentElement.style.fontSize).toBe('');
    expect(document.body.childElementCount).toBe(0);
  });

  it('a spy', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(Math.random()).toBe(0);
  });
  it('does not answer in the next test', () => expect(Math.random()).not.toBe(0));

  it('a run of axe on a clock that stands still, which nobody waits for', () => {
    const { now } = fakeClock();
    const before = now();
    void axeViolations();
    expect(now()).toBe(before);
  });
  it('has ended before the next test', async () => {
    await axeIsDone();
    expect(await axeViolations()).toBeInstanceOf(Array);
  });
});
