import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { SeatGrid } from './seat-grid.tsx';

const seat = { label: '', avatar: 1, state: 'waiting', note: 'não iniciou', part: 0 } as const;

it.each(['Wanderleyson A.', 'Maria Eduarda S.', 'Cecília C.'])(
  'shows the whole of %s on the narrowest seat',
  async (name) => {
    const screen = await render(
      <div style={{ width: 132 }}>
        <SeatGrid
          label="Turma"
          seats={[{ ...seat, id: 1, name, label: name }]}
          selected={null}
          onSelect={() => undefined}
        />
      </div>,
    );
    const shown = screen.getByText(name, { exact: true }).last().element();
    const box = shown.closest('span') ?? shown;
    expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
);
