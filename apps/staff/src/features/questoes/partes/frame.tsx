/** The bank with its parts as tabs: questions first, then what they are made of and found by. */
import { usePageTitle } from '@luneta/app-shell';
import { Button, Content, Heading, Inline, RouteTabs, Stack } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import { paths } from '../../../shared/paths.ts';
import { copy } from './copy.ts';

export type Parte = 'textosBase' | 'materias' | 'objetos' | 'habilidades' | 'etiquetas';

const TABS = [
  { href: paths.questoes, label: copy.questoes, parte: null },
  { href: paths.textosBase, label: copy.textos.title, parte: 'textosBase' },
  { href: paths.materias, label: copy.materias.title, parte: 'materias' },
  { href: paths.objetos, label: copy.objetos.title, parte: 'objetos' },
  { href: paths.habilidades, label: copy.habilidades.title, parte: 'habilidades' },
  { href: paths.etiquetas, label: copy.etiquetas.title, parte: 'etiquetas' },
] as const;

/** The tabs of the bank. @param parte the one in sight; null for the questions */
export const BancoTabs = ({ parte }: { parte: Parte | null }) => (
  <RouteTabs
    label={copy.tabs}
    tabs={TABS.map(({ href, label, parte: own }) => ({ href, label, current: own === parte }))}
  />
);

type ParteFrameProps = {
  parte: Parte;
  title: string;
  /** Words of the button that makes one; null for who may not. */
  nova: string | null;
  onNova: () => void;
  children: ReactNode;
};

export function ParteFrame({ parte, title, nova, onNova, children }: ParteFrameProps) {
  const heading = usePageTitle(title);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <BancoTabs parte={parte} />
        <Inline justify="between" wrap>
          <Heading level={1} focusable ref={heading}>
            {title}
          </Heading>
          {nova !== null && (
            <Button size="sm" icon={Plus} onClick={onNova}>
              {nova}
            </Button>
          )}
        </Inline>
        {children}
      </Stack>
    </Content>
  );
}
