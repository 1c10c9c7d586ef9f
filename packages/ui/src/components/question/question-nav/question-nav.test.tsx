import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuestionNav } from './question-nav.tsx';

const words = { label: 'Navegação entre questões', previous: 'Anterior', next: 'Próxima' };
const previous = () => page.getByRole('button', { name: 'Anterior' });
const next = () => page.getByRole('button', { name: 'Próxima' });

describe('QuestionNav', () => {
  it('goes both ways', async () => {
    const onPrevious = vi.fn<() => void>();
    const onNext = vi.fn<() => void>();
    await render(<QuestionNav {...words} onPrevious={onPrevious} onNext={onNext} />);
    await previous().click();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1]);
  });

  it('is disabled where there is no neighbour', async () => {
    await render(<QuestionNav {...words} onNext={vi.fn<() => void>()} />);
    await expect.element(previous()).toBeDisabled();
    await expect.element(next()).toBeEnabled();
  });

  it('waits while saving and keeps focus', async () => {
    const onNext = vi.fn<() => void>();
    const nav = (saving: boolean) => (
      <QuestionNav {...words} onPrevious={vi.fn<() => void>()} onNext={onNext} saving={saving} />
    );
    const { rerender } = await render(nav(false));
    await next().click();
    await rerender(nav(true));
    await userEvent.keyboard('{Enter}');
    expect(onNext).toHaveBeenCalledTimes(1);
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next()).toHaveFocus();
  });
});
