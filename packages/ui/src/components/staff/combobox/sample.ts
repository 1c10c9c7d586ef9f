import type { ComboboxGroup } from './combobox-items.ts';

/** Invented students of two classes, for the stories and tests. */
export const sampleGroups: readonly ComboboxGroup[] = [
  {
    path: ['Centro', '2ª Série', '2B'],
    items: [
      { id: 21_000, label: 'Ana Amado', meta: '21000' },
      { id: 21_001, label: 'Cecília Couto', meta: '21001' },
    ],
  },
  {
    path: ['Jardim das Acácias Imperiais', '3ª Série', '3A'],
    items: [
      { id: 31_000, label: 'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva', meta: '31000' },
      { id: 31_001, label: 'Bento Amado', meta: '31001' },
    ],
  },
];
