import type { TreeCampus } from './class-tree.tsx';

/** Invented classes of two campuses, for the stories and tests. */
export const sampleTree: readonly TreeCampus[] = [
  {
    label: 'Centro',
    grades: [
      {
        label: '2ª Série',
        classes: [
          {
            id: 21,
            label: '2B · Manhã',
            meta: '3 alunos',
            people: [
              { id: 21_000, label: 'Ana Amado', meta: '21000', avatar: 5 },
              { id: 21_001, label: 'Cecília Couto', meta: '21001', avatar: 6, href: '#cecilia' },
              {
                id: 21_002,
                label: 'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva',
                meta: '999999999999',
                avatar: 7,
              },
            ],
          },
          { id: 22, label: '2C · Tarde', meta: '0 alunos', people: [] },
        ],
      },
      { label: '3ª Série', classes: [] },
    ],
  },
  { label: 'Jardim das Acácias Imperiais de Nossa Senhora do Bom Sucesso', grades: [] },
];
