import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppliedFilter, FilterChip, FilterStrip } from './filter-chip.tsx';

it.each([
  ['on', true],
  ['off', false],
])('%s, it shows so by a tick too and is switched by a tap', async (_name, pressed) => {
  const onChange = vi.fn<(pressed: boolean) => void>();
  const screen = await render(<FilterChip label="Física" pressed={pressed} onChange={onChange} />);
  const chip = screen.getByRole('button', { name: 'Física', exact: true });
  await expect.element(chip).toHaveAttribute('aria-pressed', String(pressed));
  expect(chip.element().querySelectorAll('svg')).toHaveLength(pressed ? 1 : 0);
  await chip.click();
  expect(onChange).toHaveBeenCalledWith(!pressed);
});

it('a filter in force says that it is taken away, and the name holds the words seen', async () => {
  const onRemove = vi.fn<() => void>();
  const screen = await render(<AppliedFilter label="Sede: Centro" onRemove={onRemove} />);
  await screen.getByRole('button', { name: 'Remover filtro Sede: Centro', exact: true }).click();
  expect(onRemove).toHaveBeenCalledOnce();
});

it('stays inside a narrow screen however long it is', async () => {
  const screen = await render(
    <AppliedFilter
      label="Sede: Jardim das Acácias Imperiais de Nossa Senhora do Bom Sucesso"
      onRemove={() => undefined}
    />,
  );
  expect(screen.getByRole('button').element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
});

it('of a strip one is in force; pressing it again asks for the first', async () => {
  const onChange = vi.fn<(value: 'todos' | 'silencio') => void>();
  const options = [
    { value: 'todos', label: 'Todos 32' },
    { value: 'silencio', label: 'Sem respostas 2' },
  ] as const;
  const screen = await render(<FilterStrip label="Mostrar" options={options} value="silencio" onChange={onChange} />);
  await expect.element(screen.getByRole('button', { pressed: true })).toHaveTextContent('Sem respostas 2');
  await screen.getByRole('button', { name: 'Todos 32' }).click();
  await screen.getByRole('button', { name: 'Sem respostas 2' }).click();
  expect(onChange.mock.calls).toEqual([['todos'], ['todos']]);
});
