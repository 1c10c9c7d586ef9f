import { RouteTabs } from '@luneta/ui';

import { copy } from './copy.ts';

type TabsProps = { redacoes: string; respostas: string; current: 'redacoes' | 'respostas' };

/** Essays and text answers are marked in places of their own. */
export const Tabs = ({ redacoes, respostas, current }: TabsProps) => (
  <RouteTabs
    label={copy.tabs}
    tabs={[
      { href: redacoes, label: copy.essays, current: current === 'redacoes' },
      { href: respostas, label: copy.answers, current: current === 'respostas' },
    ]}
  />
);
