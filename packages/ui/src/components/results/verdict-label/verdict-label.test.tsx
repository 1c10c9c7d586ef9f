import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VerdictLabel } from './verdict-label.tsx';

const pictures = async (...verdicts: readonly ('acerto' | 'erro' | 'branco')[]) => {
  const { container } = await render(
    <>
      {verdicts.map((verdict) => (
        <VerdictLabel key={verdict} verdict={verdict} label={verdict} />
      ))}
    </>,
  );
  return [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
};

it('says the word', async () => {
  await render(<VerdictLabel verdict="branco" label="Não respondeu" />);
  await expect.element(page.getByText('Não respondeu')).toBeVisible();
});

it('each verdict has its own shape, not only its colour', async () => {
  expect(new Set(await pictures('acerto', 'erro', 'branco')).size).toBe(3);
});
