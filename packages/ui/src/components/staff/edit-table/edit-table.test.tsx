import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { TextInput } from '../../forms/text-input/text-input.tsx';
import type { RowKey } from '../data-table/data-table.tsx';
import { EditRow } from './edit-row.tsx';
import { EditTable, NEW_ROW } from './edit-table.tsx';

const rows = [
  { id: 1, nome: 'Centro' },
  { id: 2, nome: 'Norte' },
];

const Example = ({ onSave = () => undefined }: { onSave?: () => void }) => {
  const [editing, setEditing] = useState<RowKey | null>(null);
  const close = () => setEditing(null);
  return (
    <ThemeProvider tema="claro">
      <EditTable
        caption="Sedes"
        columns={[{ id: 'nome', header: 'Nome', cell: ({ nome }) => nome }]}
        rows={rows}
        rowKey={({ id }) => id}
        renderActions={({ id, nome }) => (
          <button type="button" onClick={() => setEditing(id)}>{`Editar ${nome}`}</button>
        )}
        editing={editing}
        editor={
          editing !== null && (
            <EditRow
              label={editing === NEW_ROW ? 'Nova sede' : 'Editar sede'}
              cells={[
                <TextInput key="nome" label="Nome" hideLabel value="" onChange={() => undefined} error="Escreva." />,
              ]}
              saveLabel="Salvar"
              onSave={() => {
                onSave();
                close();
              }}
              cancelLabel="Cancelar"
              onCancel={close}
            />
          )
        }
        add={
          <button type="button" onClick={() => setEditing(NEW_ROW)}>
            Nova sede
          </button>
        }
      />
    </ThemeProvider>
  );
};
const button = (name: string) => page.getByRole('button', { name });

it('is typed in where the row stands, with what is wrong at its cell', async () => {
  await page.viewport(1280, 800);
  await render(<Example />);
  await button('Editar Norte').click();
  const row = page.getByRole('row', { name: 'Editar sede' });
  await expect.element(row.getByLabelText('Nome')).toHaveFocus();
  await expect.element(row.getByLabelText('Nome')).toHaveAccessibleDescription('Escreva.');
  await expect.element(button('Editar Centro')).toBeVisible();
  await expect.element(button('Editar Norte')).not.toBeInTheDocument();
});

it.each([
  ['{Enter}', 1],
  ['{Escape}', 0],
])('%s ends it (saved %i times), and the focus is where it was', async (key, times) => {
  await page.viewport(1280, 800);
  const onSave = vi.fn<() => void>();
  await render(<Example onSave={onSave} />);
  for (const name of ['Editar Norte', 'Nova sede']) {
    onSave.mockClear();
    await button(name).click();
    await expect.element(page.getByLabelText('Nome')).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(button(name)).toHaveFocus();
    expect(onSave).toHaveBeenCalledTimes(times);
  }
});
