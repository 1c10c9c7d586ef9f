import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TriGauge } from './tri-gauge.tsx';

describe('TriGauge', () => {
  it.each([
    [
      'with error and estimate',
      { error: 21.4, estimate: 'estimativa' },
      'nota TRI 642,8, estimativa, margem de erro de 21 pontos',
    ],
    ['with error', { error: 21.4 }, 'nota TRI 642,8, margem de erro de 21 pontos'],
    ['alone', {}, 'nota TRI 642,8'],
    [
      'with scores to compare',
      {
        marks: [
          { kind: 'first', value: 588.2, label: '1ª tentativa' },
          { kind: 'class', value: 540, label: 'turma' },
        ],
      },
      'nota TRI 642,8, 1ª tentativa 588,2, turma 540,0',
    ],
    ['error not known', { error: null, estimate: 'estimativa' }, 'nota TRI 642,8, estimativa'],
  ] as const)('%s is one image that says it all', async (_, props, name) => {
    await render(<TriGauge value={642.8} label="nota TRI" {...props} />);
    await expect.element(page.getByRole('img')).toHaveAccessibleName(name);
  });

  it('no score: nothing at all', async () => {
    const { container } = await render(<TriGauge value={null} label="nota TRI" />);
    expect(container.innerHTML).toBe('');
  });

  it('the band spans the error on both sides', async () => {
    const { container } = await render(<TriGauge value={500} error={100} label="nota TRI" />);
    const dashes = [...container.querySelectorAll('path[stroke-dasharray]:not([data-band])')].map((path) => [
      path.getAttribute('stroke-dasharray'),
      path.getAttribute('stroke-dashoffset'),
    ]);
    expect(dashes).toEqual([
      ['0.5 1', null],
      [`${0.6 - 0.4} 2`, '-0.4'],
    ]);
  });

  it('writes both ends of the band, inside the scale', async () => {
    await render(<TriGauge value={990} error={32} label="nota TRI" />);
    await expect.element(page.getByText('958')).toBeVisible();
    expect(page.getByText('1.000', { exact: true }).elements()).toHaveLength(2);
  });

  it('keeps the help outside of the image, where it can be pressed', async () => {
    await render(<TriGauge value={500} label="nota TRI" help={<button type="button">O que é a TRI?</button>} />);
    await expect.element(page.getByRole('button', { name: 'O que é a TRI?' })).toBeVisible();
    expect(page.getByRole('img').element().querySelector('button')).toBeNull();
  });
});
