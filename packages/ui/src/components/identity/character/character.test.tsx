/// <reference types="@vitest/browser-playwright" />
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { type Mood, Pipa } from '../pipa/pipa.tsx';
import { Character } from './character.tsx';

const drawings = () => [...document.querySelectorAll('svg')];
const animationsOf = (element: Element | undefined) => element?.getAnimations({ subtree: true }) ?? [];
const runs = (element: Element | undefined) => animationsOf(element).some((one) => one.playState === 'running');
const come = (count: number) => expect.poll(() => drawings().length).toBe(count);

describe('the drawing in the page', () => {
  it('is an image until it has come, then nodes, in the same space', async () => {
    const { container } = await render(<Pipa size={132} animated />);
    const space = container.firstElementChild?.getBoundingClientRect();
    expect(space?.width).toBe(132);
    await come(1);
    expect(container.firstElementChild?.getBoundingClientRect()).toEqual(space);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.p-cabeca')).not.toBeNull();
  });

  it('holds no id that would repeat, no title, no role of its own', async () => {
    const { container } = await render(
      <>
        <Pipa animated />
        <Pipa mood="triste" animated />
      </>,
    );
    await come(2);
    expect(container.querySelector('[id], title, view, svg[role]')).toBeNull();
  });

  it('is decoration without a label, and a picture with one', async () => {
    const screen = await render(
      <>
        <Pipa animated />
        <Pipa mood="feliz" animated label="Pipa feliz" />
      </>,
    );
    await come(2);
    expect(screen.getByRole('img').elements()).toHaveLength(1);
    await expect.element(screen.getByRole('img', { name: 'Pipa feliz' })).toBeInTheDocument();
  });

  it('is cropped to the face', async () => {
    await render(<Pipa size={64} face animated />);
    await come(1);
    expect(drawings()[0]?.getAttribute('viewBox')).toBe('34 14 172 172');
  });

  it('stays an image when it cannot be had', async () => {
    const asked = vi.spyOn(XMLHttpRequest.prototype, 'send');
    const { container } = await render(
      <Character src="/no-such-drawing.svg" size={64} label="" face={false} mode="loops" />,
    );
    const [request] = asked.mock.contexts;
    await expect.poll(() => request instanceof XMLHttpRequest && request.readyState).toBe(XMLHttpRequest.DONE);
    expect(container.querySelector('img')).not.toBeNull();
    expect(drawings()).toHaveLength(0);
  });

  it('is not fetched for one that does not move', async () => {
    const asked = vi.spyOn(XMLHttpRequest.prototype, 'send');
    await render(<Pipa />);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('who moves', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'hidden');
  });

  it('is one at a time, and the next when the first has gone', async () => {
    const pair = (first: boolean, next: boolean) => (
      <>
        {first && <Pipa key="first" animated />}
        {next && <Pipa key="next" mood="pensando" animated />}
      </>
    );
    // The first one must move before the second is rendered, because the character whose file arrives first would move.
    const { rerender } = await render(pair(true, false));
    await expect.poll(() => drawings().map(runs)).toEqual([true]);
    await rerender(pair(true, true));
    await come(2);
    await expect.poll(() => drawings().map(runs)).toEqual([true, false]);
    await rerender(pair(false, true));
    await expect.poll(() => drawings().map(runs)).toEqual([true]);
  });

  it('is nobody off screen', async () => {
    await render(
      <>
        <div style={{ height: '300vh' }} />
        <Pipa animated />
      </>,
    );
    await come(1);
    expect(runs(drawings()[0])).toBe(false);
    drawings()[0]?.scrollIntoView();
    await expect.poll(() => runs(drawings()[0])).toBe(true);
    window.scrollTo(0, 0);
    await expect.poll(() => runs(drawings()[0])).toBe(false);
  });

  it('is nobody in a hidden tab', async () => {
    await render(<Pipa animated />);
    await expect.poll(() => runs(drawings()[0])).toBe(true);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => runs(drawings()[0])).toBe(false);
  });

  it('is the one who celebrates too, beside one that loops, and three times only', async () => {
    await render(
      <>
        <Pipa animated />
        <Pipa mood="comemorando" animated />
      </>,
    );
    await expect.poll(() => drawings().map(runs)).toEqual([true, true]);
    const times = animationsOf(drawings()[1]).map((one) => one.effect?.getComputedTiming().iterations);
    expect(times).toEqual([3, 3]);
  });

  it.each<Mood>(['normal', 'feliz', 'comemorando', 'triste', 'pensando'])('%s starts in her pose', async (mood) => {
    const { container } = await render(<Pipa mood={mood} size={240} animated />);
    await come(1);
    const [moving] = drawings();
    if (!moving) throw new Error('no drawing');
    const plain = moving.cloneNode(true);
    if (!(plain instanceof SVGElement)) throw new Error('no drawing');
    plain.style.width = plain.style.height = '240px';
    container.append(plain);
    for (const one of animationsOf(moving)) one.currentTime = 0;
    const place = (drawing: Element, group: string) => {
      const { top, left } = drawing.getBoundingClientRect();
      const box = drawing.querySelector(group)?.getBoundingClientRect();
      return box && [Math.round(box.left - left), Math.round(box.top - top)];
    };
    for (const group of ['.p-antena', '.p-cabeca', '.p-olhos'])
      expect([group, place(moving, group)]).toEqual([group, place(plain, group)]);
  });
});

describe('where movement is reduced', () => {
  it('by the account nobody moves for longer than a moment', async () => {
    await render(
      <ThemeProvider tema="claro" movimento="reduzido">
        <Pipa animated />
        <Pipa mood="comemorando" animated />
      </ThemeProvider>,
    );
    await come(2);
    await expect.poll(() => drawings().map(runs)).toEqual([false, false]);
  });

  it('by the system nobody moves', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    await render(<Pipa mood="pensando" animated />);
    await come(1);
    expect(animationsOf(drawings()[0])).toEqual([]);
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
});
