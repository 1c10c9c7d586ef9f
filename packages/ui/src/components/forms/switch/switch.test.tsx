import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch } from './switch.tsx';

const Motion = ({ start }: { start: boolean }) => {
  const [on, setOn] = useState(start);
  return <Switch label="Reduzir animações" help="Vale só neste aparelho." checked={on} onChange={setOn} />;
};

it.each([
  ['on', false, 'true'],
  ['off', true, 'false'],
])('turns %s by tap and back by key', async (_name, start, checked) => {
  const screen = await render(<Motion start={start} />);
  const control = screen.getByRole('switch', { name: 'Reduzir animações' });
  await expect.element(control).toHaveAccessibleDescription('Vale só neste aparelho.');
  await control.click();
  await expect.element(control).toHaveAttribute('aria-checked', checked);
  control.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(control).toHaveAttribute('aria-checked', String(start));
});
