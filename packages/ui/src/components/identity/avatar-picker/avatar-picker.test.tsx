import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announcer/announcer.tsx';
import { avatarName } from '../avatar/avatar-names.ts';
import { AvatarPicker, type AvatarPickerProps } from './avatar-picker.tsx';

const Picker = ({ start, ...props }: Pick<AvatarPickerProps, 'count' | 'saving' | 'readOnly'> & { start: number }) => {
  const [value, setValue] = useState(start);
  return (
    <Announcer>
      <AvatarPicker label="Avatar" value={value} onChange={setValue} {...props} />
    </Announcer>
  );
};
const option = (code: number) => page.getByRole('radio', { name: avatarName(code), exact: true });
const element = (code: number) => option(code).element() as HTMLInputElement;
const onPage = () => page.getByRole('radio').elements().length;

describe('pages', () => {
  it.each([
    ['24, the older screen', 24, 1, 20, 'Página 1 de 2'],
    ['24 on their last page', 24, 24, 4, 'Página 2 de 2'],
    ['69, the newer screen', 69, 12, 20, 'Página 1 de 4'],
    ['69 on their last page', 69, 69, 9, 'Página 4 de 4'],
    ['a choice beyond the 24', 24, 40, 20, 'Página 1 de 2'],
  ] as const)('%s', async (_, count, start, shown, place) => {
    const screen = await render(<Picker count={count} start={start} />);
    await expect.element(screen.getByRole('radiogroup', { name: 'Avatar' })).toBeVisible();
    await expect.element(screen.getByText(place)).toBeVisible();
    expect(onPage()).toBe(shown);
  });

  it('are four columns of 64 px on a narrow phone', async () => {
    await page.viewport(320, 640);
    await render(<Picker count={69} start={1} />);
    const top = (code: number) => option(code).element().getBoundingClientRect().top;
    expect([top(4) === top(1), top(5) > top(1)]).toEqual([true, true]);
    expect(document.querySelector('img')?.getBoundingClientRect().width).toBe(64);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('turn with the buttons, and keep the choice', async () => {
    const screen = await render(<Picker count={69} start={12} />);
    await screen.getByRole('button', { name: 'Próxima página' }).click();
    await expect.element(option(21)).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Página 2 de 4');
    await screen.getByRole('button', { name: 'Página anterior' }).click();
    await expect.element(option(12)).toBeChecked();
  });

  it('fetch only the drawings on screen', async () => {
    await render(<Picker count={69} start={1} />);
    expect(document.querySelectorAll('img')).toHaveLength(20);
  });
});

describe('the arrows', () => {
  it.each([
    ['right', 1, '{ArrowRight}', 2],
    ['left', 2, '{ArrowLeft}', 1],
    ['down a row', 2, '{ArrowDown}', 6],
    ['up a row', 6, '{ArrowUp}', 2],
    ['right over the edge turns the page', 20, '{ArrowRight}', 21],
    ['left over the edge turns back', 21, '{ArrowLeft}', 20],
    ['down over the edge turns the page', 18, '{ArrowDown}', 22],
    ['up over the edge turns back', 22, '{ArrowUp}', 18],
    ['not before the first', 1, '{ArrowLeft}', 1],
    ['not after the last', 69, '{ArrowRight}', 69],
  ])('%s', async (_, from, key, to) => {
    await render(<Picker count={69} start={from} />);
    element(from).focus();
    await userEvent.keyboard(key);
    await expect.element(option(to)).toBeChecked();
    expect(document.activeElement).toBe(option(to).element());
  });

  it('tell the page they turned to', async () => {
    const screen = await render(<Picker count={69} start={20} />);
    element(20).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Página 2 de 4');
  });
});

it('a tap chooses', async () => {
  await render(<Picker count={24} start={1} />);
  await option(7).click();
  await expect.element(option(7)).toBeChecked();
});

it.each([
  ['saving', { saving: true }, 'aria-busy'],
  ['read-only', { readOnly: true }, 'aria-readonly'],
] as const)('%s: nothing changes, by tap or by key, and readers are told', async (_, props, attribute) => {
  const onChange = vi.fn<(code: number) => void>();
  const screen = await render(<AvatarPicker label="Avatar" count={24} value={3} onChange={onChange} {...props} />);
  // Clicks directly, because Playwright's tap would wait until the control is not aria-disabled.
  element(7).click();
  element(3).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(option(3)).toBeChecked();
  await expect.element(screen.getByRole('radiogroup')).toHaveAttribute(attribute, 'true');
});
