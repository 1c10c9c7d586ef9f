import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Printer } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { AccessSlips } from './access-slips.tsx';

export default {
  title: 'Staff/AccessSlips',
  component: AccessSlips,
  parameters: guide({
    use: 'Fichas para imprimir, recortar e entregar, uma por pessoa.',
    do: ['Diga até quando as senhas valem e confira a impressão antes de sair'],
    dont: [
      'Mostrar outra vez depois de sair: as senhas não voltam',
      'Uma senha só: use OneTimeSecret',
      'Outro papel: use PrintSheet',
    ],
    words: 'fichas imprimir recortar senha acesso etiqueta papel print sheet slips A4',
    design: 'Fichas',
    keyboard: 'none: a native list and two buttons',
  }),
} satisfies Meta;

const idle = () => undefined;
/** Stands for a code that a camera reads. */
const code = { size: 5, path: 'M1 1h3v3h-3z' };
const slip = (id: number, name: string, login: string | null) => ({
  id,
  place: 'Escola Aurora · 3ª Série · 3A',
  name,
  address: 'alunos.escola-aurora.example',
  facts: [
    { term: 'Usuário', value: login },
    { term: 'Nova senha', value: 'k7rm2qx9wp', secret: true },
  ],
  until: 'vale até 24 de nov. às 10h',
  note: 'Troque a senha no primeiro acesso.',
  code,
});

export const Default: StoryObj<typeof AccessSlips> = {
  args: {
    label: 'Fichas de acesso',
    printed: 'Impressa em 28/11/2026 por Helena Prado. Só a ficha mais nova vale.',
    parts: [
      {
        title: '3A',
        slips: [
          slip(1, 'Ana Amado', 'ana.amado'),
          slip(
            2,
            'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva Montenegro',
            'maria.antonia.wanderley.de.albuquerque',
          ),
          slip(3, 'Davi Nogueira', null),
        ],
      },
    ],
    children: (
      <>
        <PageTitle>Fichas de acesso</PageTitle>
        <div>
          <Button icon={Printer} onClick={idle}>
            Imprimir
          </Button>
        </div>
      </>
    ),
  },
};
