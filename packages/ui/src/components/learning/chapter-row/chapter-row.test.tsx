import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChapterRow, type ChapterRowProps } from './chapter-row.tsx';

const words = { agree: 'Concordo', disagree: 'Não concordo', noData: 'Sem dados ainda' };
const index = { value: 0.855, faixa: 'alta', label: 'Nível alto' } as const;

const show = async (props: Partial<ChapterRowProps>) => {
  const onChange = vi.fn<ChapterRowProps['onChange']>();
  await render(<ChapterRow name="A célula" index={index} agrees={null} onChange={onChange} words={words} {...props} />);
  return onChange;
};
const answer = (name: string) => page.getByRole('button', { name, exact: true });

describe('ChapterRow', () => {
  it('is a group named by the chapter with level and index in words', async () => {
    await show({});
    const row = page.getByRole('group', { name: 'A célula' });
    await expect.element(row.getByText('Nível alto')).toBeVisible();
    await expect.element(row.getByText('86%')).toBeVisible();
  });

  it.each([
    [null, 'false', 'false'],
    [true, 'true', 'false'],
    [false, 'false', 'true'],
  ])('agrees %s: which button is pressed', async (agrees, yes, no) => {
    await show({ agrees });
    await expect.element(answer('Concordo')).toHaveAttribute('aria-pressed', yes);
    await expect.element(answer('Não concordo')).toHaveAttribute('aria-pressed', no);
  });

  it.each([
    ['the first answer', null, 'Concordo', true],
    ['the other answer', true, 'Não concordo', false],
    ['the pressed one again takes it back', false, 'Não concordo', null],
  ])('%s', async (_, agrees, pressed, expected) => {
    const onChange = await show({ agrees });
    (answer(pressed).element() as HTMLButtonElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[expected]]);
  });

  it('who only looks cannot answer', async () => {
    await show({ agrees: true, disabled: true });
    await expect.element(answer('Concordo')).toBeDisabled();
    await expect.element(answer('Não concordo')).toBeDisabled();
  });

  it('without data there is nothing to agree with', async () => {
    await show({ index: null });
    await expect.element(page.getByText('Sem dados ainda')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
