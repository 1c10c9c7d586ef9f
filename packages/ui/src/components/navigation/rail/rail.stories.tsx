import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { ChartNoAxesColumn, ClipboardList, House, MapIcon } from '../../../icons.ts';
import { Logo } from '../../foundations/logo/logo.tsx';
import { RailAccount } from './rail-account.tsx';
import { Rail } from './rail.tsx';

export default {
  title: 'Navigation/Rail',
  component: Rail,
  subcomponents: { RailAccount },
  parameters: guide({
    use: 'Os destinos do app ao lado, em telas largas.',
    do: ['Repita os mesmos destinos, na mesma ordem, do pé do telefone'],
    dont: ['Em um telefone: use BottomNav'],
    words: 'trilho lateral menu side navigation navegação computador barra',
    design: 'Trilho',
    keyboard: 'none: links in reading order',
  }),
} satisfies Meta;

const items = [
  { href: '#home', label: 'Home', icon: House, current: true },
  { href: '#estudos', label: 'Estudos', icon: MapIcon, current: false },
  { href: '#avaliacoes', label: 'Avaliações', icon: ClipboardList, current: false },
  { href: '#resultados', label: 'Resultados', icon: ChartNoAxesColumn, current: false },
];

export const Default: StoryObj<typeof Rail> = {
  args: { label: 'Principal', items, head: <Logo variant="mark" height={44} label="Luneta" /> },
};

export const States: StoryObj = {
  render: () => <Rail label="Principal" items={items} head={<Logo variant="mark" height={44} label="Luneta" />} />,
};

export const WithAccount: StoryObj = {
  render: () => (
    <Rail
      label="Principal"
      items={items}
      head={<Logo variant="mark" height={44} label="Luneta" />}
      foot={<RailAccount href="#conta" label="Sua Conta" avatarCode={12} current={false} />}
    />
  ),
};
