/** What the chosen profile may and may not do, before the account is made (school G5). */
import { nomeIsolado, type StaffPerfil } from '@luneta/domain';
import { Card, Heading, Icon, Inline, Stack, Text, VisuallyHidden } from '@luneta/ui';
import { Check, X } from '@luneta/ui/icons';
import { useId } from 'react';

import { copy } from './copy.ts';
import { direitosOf } from './direitos.ts';

type DireitosProps = { nome: string; perfil: StaffPerfil; turmas: readonly string[] };

export function Direitos({ nome, perfil, turmas }: DireitosProps) {
  const id = useId();
  const [primeiro = ''] = nome.trim().split(/\s+/u);
  return (
    <Card as="section" labelledBy={id} variant="sunken">
      <Stack gap="e8">
        <Heading look="bodyStrong" id={id}>
          {primeiro === '' ? copy.rights.titleNone : copy.rights.title(nomeIsolado(primeiro))}
        </Heading>
        <Stack as="ul" gap="e4">
          {direitosOf(perfil, turmas).map(({ pode, texto }) => (
            <li key={texto}>
              <Inline gap="e8" align="start">
                <Icon of={pode ? Check : X} size={20} />
                <Text>
                  <VisuallyHidden>{pode ? copy.rights.pode : copy.rights.naoPode} </VisuallyHidden>
                  {texto}
                </Text>
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
