import { ClipboardList } from '@luneta/ui/icons';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { DeliverySummary } from './delivery-summary.tsx';

const part = { title: 'Questões', icon: ClipboardList };

it('an incomplete part says so and offers the way to what is missing', async () => {
  await render(
    <DeliverySummary
      label="Resumo da entrega"
      parts={[
        {
          ...part,
          text: '40 de 45 respondidas',
          complete: false,
          stateLabel: 'incompleta',
          warning: { text: '5 questões em branco', action: <a href="/q3">Ir à primeira</a> },
        },
      ]}
    />,
  );
  const item = page.getByRole('list', { name: 'Resumo da entrega' }).getByRole('listitem');
  await expect.element(item.getByRole('img', { name: 'incompleta' })).toBeVisible();
  await expect.element(item.getByText('5 questões em branco')).toBeVisible();
  await expect.element(item.getByRole('link', { name: 'Ir à primeira' })).toHaveAttribute('href', '/q3');
});

it('a complete part only says so', async () => {
  await render(
    <DeliverySummary label="Resumo" parts={[{ ...part, text: '45 de 45', complete: true, stateLabel: 'completa' }]} />,
  );
  await expect.element(page.getByRole('img', { name: 'completa' })).toBeVisible();
});

it('shows more about a part between its row and its warning', async () => {
  await render(
    <DeliverySummary
      label="Resumo"
      parts={[
        {
          ...part,
          text: '40 de 45',
          complete: false,
          stateLabel: 'incompleta',
          details: <p>Física: 12 de 15</p>,
          warning: { text: '5 em branco' },
        },
      ]}
    />,
  );
  const text = page.getByRole('listitem').element().textContent ?? '';
  expect(text.indexOf('40 de 45')).toBeLessThan(text.indexOf('Física: 12 de 15'));
  expect(text.indexOf('Física: 12 de 15')).toBeLessThan(text.indexOf('5 em branco'));
});
