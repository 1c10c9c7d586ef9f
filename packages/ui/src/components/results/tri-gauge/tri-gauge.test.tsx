import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pointAt, shareOf } from './dial.ts';
import { TriGauge } from './tri-gauge.tsx';

describe('dial', () => {
  it.each([
    ['least', 0, { x: 18, y: 78 }],
    ['middle', 0.5, { x: 80, y: 16 }],
    ['most', 1, { x: 142, y: 78 }],
  ])('%s', (_, share, point) => {
    const { x, y } = pointAt(share, 62);
    expect({ x: Math.round(x), y: Math.round(y) }).toEqual(point);
  });

  it.each([
    ['inside', 642.8, 0.6428],
    ['below the scale', -20, 0],
    ['above the scale', 1020, 1],
  ])('share of a value %s', (_, value, share) => {
    expect(shareOf(value, 0, 1000)).toBeCloseTo(share, 6);
  });
});

describe('TriGauge', () => {
  it.each([
    [
      'with error and estimate',
      { error: 21.4, estimate: 'estimativa' },
      'nota TRI 642,8, estimativa, margem de erro de 21 pontos',
    ],
    ['with error', { error: 21.4 }, 'nota TRI 642,8, margem de erro de 21 pontos'],
    ['alone', {}, 'nota TRI 642,8'],
    ['error not known', { error: null, estimate: 'estimativa' }, 'nota TRI 642,8, estimativa'],
  ])('%s is one image that says it all', async (_, props, name) => {
    await render(<TriGauge value={642.8} label="nota TRI" {...props} />);
    await expect.element(page.getByRole('img')).toHaveAccessibleName(name);
  });

  it('no score: nothing at all', async () => {
    const { container } = await render(<TriGauge value={null} label="nota TRI" />);
    expect(container.innerHTML).toBe('');
  });

  it('the band spans the error on both sides', async () => {
    const { container } = await render(<TriGauge value={500} error={100} label="nota TRI" />);
    const dashes = [...container.querySelectorAll('path[stroke-dasharray]')].map((path) => [
      path.getAttribute('stroke-dasharray'),
      path.getAttribute('stroke-dashoffset'),
    ]);
    expect(dashes).toEqual([
      ['0.5 1', null],
      [`${0.6 - 0.4} 2`, '-0.4'],
    ]);
  });
});
