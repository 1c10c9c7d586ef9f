/** What to do with classes and people that the file does not name. */
import type { GestaoImportacao } from '@luneta/api-client';
import { Card, Checkbox, Heading, Segments, Stack, Text } from '@luneta/ui';

import { copy } from '../copy.ts';
import type { Opcoes } from './escolha.ts';

type OpcoesPanelProps = {
  importacao: GestaoImportacao;
  opcoes: Opcoes;
  readOnly: boolean;
  onChange: (opcoes: Opcoes) => void;
};

const VERSOES = [
  { value: '2', label: copy.versoes[2] },
  { value: '1', label: copy.versoes[1] },
] as const;

export function OpcoesPanel({ importacao: { tipo, novas_turmas }, opcoes, readOnly, onChange }: OpcoesPanelProps) {
  const codigos = novas_turmas.map(({ codigo }) => codigo).join(', ');
  return (
    <Card as="section">
      <Stack gap="e12">
        <Heading level={3} look="h3">
          {copy.opcoes}
        </Heading>
        <Text look="small" tone="muted">
          {copy.ano}: {opcoes.ano}
        </Text>
        {tipo !== 'equipe' && (
          <>
            {codigos !== '' && <Text look="smallStrong">{copy.novas(codigos, novas_turmas.length)}</Text>}
            <Checkbox
              label={copy.criarTurmas}
              checked={opcoes.criar_turmas}
              disabled={readOnly}
              onChange={(criar_turmas) => onChange({ ...opcoes, criar_turmas })}
            />
            {opcoes.criar_turmas && (
              <Segments
                legend={copy.versao}
                showLegend
                options={VERSOES}
                value={opcoes.versao_aluno === 1 ? '1' : '2'}
                disabled={readOnly}
                onChange={(value) => onChange({ ...opcoes, versao_aluno: value === '1' ? 1 : 2 })}
              />
            )}
          </>
        )}
        <Checkbox
          label={copy.nomes}
          checked={opcoes.nomes === 'aceitar'}
          disabled={readOnly}
          onChange={(on) => onChange({ ...opcoes, nomes: on ? 'aceitar' : 'perguntar' })}
        />
        <Text look="small" tone="muted">
          {copy.nomesHelp}
        </Text>
        {tipo === 'alunos' && (
          <>
            <Checkbox
              label={copy.ausentes}
              checked={opcoes.ausentes === 'inativar'}
              disabled={readOnly}
              onChange={(on) => onChange({ ...opcoes, ausentes: on ? 'inativar' : 'nada' })}
            />
            <Text look="small" tone="muted">
              {copy.ausentesHelp}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
