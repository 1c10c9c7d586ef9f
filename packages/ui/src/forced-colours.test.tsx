// In forced-colours mode a state stays visible by thickness, fill or border.
import { type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { forcedColours } from '../test/print-media.ts';
import { Timer } from './components/exam/timer/timer.tsx';
import { ProgressRing } from './components/feedback/progress-ring/progress-ring.tsx';
import { Skeleton } from './components/feedback/skeleton/skeleton.tsx';
import { Switch } from './components/forms/switch/switch.tsx';
import { ThemeProvider } from './components/foundations/theme-provider/theme-provider.tsx';
import { BeforeAfterBar } from './components/results/before-after-bar/before-after-bar.tsx';
import { EngagementMeter } from './components/results/engagement-meter/engagement-meter.tsx';
import { TriGauge } from './components/results/tri-gauge/tri-gauge.tsx';

beforeEach(() => forcedColours(true));
afterEach(() => forcedColours(false));

/** The system's colour of that name, as computed styles write it. */
const system = (name: string) => {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};
const themed = (what: ReactNode) => render(<ThemeProvider tema="claro">{what}</ThemeProvider>);
const all = async (what: ReactNode, selector: string) => {
  const { container } = await themed(what);
  return [...container.querySelectorAll(selector)].map((element) => getComputedStyle(element));
};

it.each([
  ['off', false, false],
  ['on', true, false],
  ['off and not to be had', false, true],
])('a switch that is %s shows its check only when it is on', async (_name, checked, disabled) => {
  const { container } = await themed(
    <Switch label="Reduzir animações" checked={checked} disabled={disabled} onChange={() => undefined} />,
  );
  const check = container.querySelector('svg');
  const thumb = check?.parentElement;
  if (!check || !thumb) throw new Error('the switch has no thumb');
  const [mark, disc] = [getComputedStyle(check).color, getComputedStyle(thumb).backgroundColor];
  expect(mark === 'rgba(0, 0, 0, 0)').toBe(!checked);
  expect(mark).not.toBe(disc);
});

it.each([
  [
    'a ring',
    <ProgressRing key="" label="desempenho" percent={60}>
      60%
    </ProgressRing>,
    'circle',
  ],
  ['a gauge', <TriGauge key="" label="nota TRI" value={600} />, 'svg path:not([style])'],
  [
    'before and after',
    <BeforeAfterBar key="" initial={0.4} final={0.6} initialLabel="Inicial" finalLabel="Prevista" green={false}>
      Subiu
    </BeforeAfterBar>,
    'line',
  ],
])('%s: what is reached is thicker than the rest', async (_name, what, selector) => {
  const [track, reached] = await all(what, selector);
  expect(track?.stroke).toBe(system('CanvasText'));
  expect(reached?.stroke).toBe(system('CanvasText'));
  expect(Number.parseFloat(reached?.strokeWidth ?? '')).toBeGreaterThan(
    2 * Number.parseFloat(track?.strokeWidth ?? ''),
  );
});

it('steps that are not lit are empty, and keep their line', async () => {
  const { container } = await themed(<EngagementMeter level="baixo" label="Engajamento baixo" variant="steps" />);
  const steps = [...(container.querySelector('[aria-hidden]')?.children ?? [])].map((step) => getComputedStyle(step));
  expect(steps.map(({ backgroundColor }) => backgroundColor === system('CanvasText'))).toEqual([true, false, false]);
  expect(steps.map(({ borderColor }) => borderColor)).toEqual(Array(3).fill(system('CanvasText')));
});

it('time that runs out has a line around it', async () => {
  const [calm, late] = await all(
    <>
      <Timer label="a" seconds={1200} version={1} />
      <Timer label="b" seconds={60} version={1} />
    </>,
    '[role="timer"]',
  );
  expect(calm?.outlineStyle).toBe('none');
  expect(late?.outlineStyle).toBe('solid');
});

it('what is on its way has an edge', async () => {
  const [bone] = await all(<Skeleton shape="card" size={80} />, 'span');
  expect(bone?.outlineStyle).toBe('dashed');
});
