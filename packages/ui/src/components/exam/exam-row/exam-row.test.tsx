import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { ExamRow, type ExamRowProps } from './exam-row.tsx';

const STATE = 'Prova irá começar às 17h45';
const details = (
  <Button variant="text" size="sm">
    Ver detalhes
  </Button>
);

/** The row in a column of so many pixels. */
async function renderRow(width: number, props: Partial<ExamRowProps> = {}) {
  await render(
    <div style={{ width }}>
      <ExamRow
        title="Simulado de dois dias"
        materia="Química"
        text="2ª bateria · 28 de nov. às 17h45"
        state="iminente"
        stateLabel={STATE}
        details={details}
        {...props}
      />
    </div>,
  );
  const box = (text: string) => page.getByText(text).element().getBoundingClientRect();
  return { state: box(STATE), button: box('Ver detalhes') };
}

const date = { dia: '28', semana: 'sáb.' };

it.each([
  { case: 'with its date in the column of a wide screen', window: 1280, width: 388, given: { date } },
  { case: 'on a large phone', window: 412, width: 346, given: {} },
  { case: 'at the width where the button comes beside it', window: 600, width: 480, given: {} },
])('$case the state stands in one line', async ({ window, width, given }) => {
  await page.viewport(window, 800);
  const { state } = await renderRow(width, given);
  expect(state.height).toBeLessThan(36);
});

it.each([
  { width: 388, beside: false },
  { width: 480, beside: true },
])('at $width px the button stands beside the words: $beside', async ({ width, beside }) => {
  await page.viewport(1280, 800);
  const { state, button } = await renderRow(width);
  expect(button.top < state.bottom).toBe(beside);
});
