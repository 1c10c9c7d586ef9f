import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { bar } from '../level-bars/level-bars.css.ts';
import { EngagementMeter } from './engagement-meter.tsx';
import { lit } from './engagement-meter.css.ts';

describe.each([
  ['alto', 3],
  ['medio', 2],
  ['baixo', 1],
] as const)('%s', (level, count) => {
  it.each([
    ['inline', bar],
    ['steps', lit],
  ] as const)(`as %s lights ${count} of three beside its word`, async (look, on) => {
    const { container } = await render(<EngagementMeter level={level} label="Engajamento" variant={look} />);
    expect(container.querySelectorAll(`.${on}`)).toHaveLength(count);
    expect(container.textContent).toBe('Engajamento');
  });
});
