/** Classes that the school does not have yet, and whether they are made. */
import type { GestaoImportacao } from '@luneta/api-client';
import { Checkbox, Icon, Inline, Text } from '@luneta/ui';
import { TriangleExclamationPoint } from '@luneta/ui/icons';

import { copy } from '../copy.ts';
import type { Opcoes } from './escolha.ts';

export type CriarTurmasProps = {
  importacao: Pick<GestaoImportacao, 'novas_turmas'>;
  opcoes: Opcoes;
  readOnly: boolean;
  onChange: (opcoes: Opcoes) => void;
};

export function CriarTurmas({ importacao: { novas_turmas }, opcoes, readOnly, onChange }: CriarTurmasProps) {
  return (
    <Inline gap="e12" wrap>
      {novas_turmas.length > 0 && (
        <Inline gap="e8">
          <Text as="span" tone="warning">
            <Icon of={TriangleExclamationPoint} size={20} />
          </Text>
          <Text look="smallStrong">{copy.novas(novas_turmas.map(({ codigo }) => codigo))}</Text>
        </Inline>
      )}
      <Checkbox
        label={novas_turmas.length > 0 ? copy.criarEstas(novas_turmas) : copy.criarTurmas}
        checked={opcoes.criar_turmas}
        disabled={readOnly}
        onChange={(criar_turmas) => onChange({ ...opcoes, criar_turmas })}
      />
    </Inline>
  );
}
