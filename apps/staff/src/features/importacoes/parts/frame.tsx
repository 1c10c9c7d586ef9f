/** The wizard of a file as every step of it stands in it. */
import { usePageTitle } from '@luneta/app-shell';
import type { GestaoImportacaoTipo } from '@luneta/api-client';
import { Badge, Content, Wizard, type WizardProps } from '@luneta/ui';
import { ShieldCheck } from '@luneta/ui/icons';
import { createContext, useContext } from 'react';

import { paths } from '../../../shared/paths.ts';
import { copy } from '../copy.ts';
import { TIPOS } from '../tipos.ts';
import { useLink } from './use-link.ts';

type FrameProps = Pick<WizardProps, 'detail' | 'current' | 'missed' | 'onChange' | 'children' | 'note' | 'actions'> & {
  tipo: GestaoImportacaoTipo;
  /** Whether nothing of the file has been written yet. */
  unwritten?: boolean;
};

/** Whether the person came from another step of the same file: each step has a wizard of its own. */
export const Arrived = createContext(false);

export function Frame({ tipo, unwritten = true, ...wizard }: FrameProps) {
  const { title, etapas } = TIPOS[tipo];
  const heading = usePageTitle(title);
  const arrived = useContext(Arrived);
  const link = useLink();
  return (
    <Content width="staff" fills>
      <Wizard
        {...wizard}
        arrived={arrived}
        title={title}
        // A step that was reached has the focus on its own heading.
        {...(!arrived && { headingRef: heading })}
        closeHref={link(paths.importacoes)}
        closeLabel={copy.close}
        status={
          unwritten && (
            <Badge tone="info" icon={ShieldCheck}>
              {copy.nothing}
            </Badge>
          )
        }
        steps={etapas}
      />
    </Content>
  );
}
