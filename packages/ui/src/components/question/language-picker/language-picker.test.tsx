import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguagePicker } from './language-picker.tsx';

const words = { legend: 'Língua estrangeira', names: { 1: 'Inglês', 2: 'Espanhol' } } as const;

describe('LanguagePicker', () => {
  it('is a named pair of radios; arrows change it to Espanhol = 2', async () => {
    const onChange = vi.fn<(value: 1 | 2) => void>();
    await render(<LanguagePicker {...words} value={1} onChange={onChange} />);
    await expect.element(page.getByRole('group', { name: 'Língua estrangeira' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange.mock.calls).toEqual([[2]]);
  });

  it('nothing is chosen at first', async () => {
    const onChange = vi.fn<(value: 1 | 2) => void>();
    await render(<LanguagePicker {...words} value={null} onChange={onChange} />);
    await page.getByText('Inglês').click();
    expect(onChange.mock.calls).toEqual([[1]]);
  });

  it('stopped: says why and changes nothing', async () => {
    const onChange = vi.fn<(value: 1 | 2) => void>();
    await render(<LanguagePicker {...words} value={1} onChange={onChange} stopped="Sem internet." />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Sem internet.');
    await expect.element(page.getByRole('radio', { name: 'Inglês' })).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });
});
