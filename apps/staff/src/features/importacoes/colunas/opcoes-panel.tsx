/** What to do with classes and people that the file does not name. */
import type { GestaoImportacao } from '@luneta/api-client';
import { Card, Checkbox, Heading, Segments, Stack, Text } from '@luneta/ui';

import type { ReactNode } from 'react';

import { copy } from '../copy.ts';
import { TIPOS } from '../tipos.ts';
import type { Opcoes } from './escolha.ts';

type OpcoesPanelProps = {
  importacao: GestaoImportacao;
  opcoes: Opcoes;
  readOnly: boolean;
  onChange: (opcoes: Opcoes) => void;
  /** Whether classes are made, where it does not stand elsewhere. */
  turmas: ReactNode;
};

const VERSOES = [
  { value: '2', label: copy.versoes[2] },
  { value: '1', label: copy.versoes[1] },
] as const;

export function OpcoesPanel({ importacao: { tipo }, turmas, opcoes, readOnly, onChange }: OpcoesPanelProps) {
  const { escolhas } = TIPOS[tipo];
  return (
    <Card as="section">
      <Stack gap="e12">
        <Heading look="h3">{copy.opcoes}</Heading>
        <Text look="small" tone="muted">
          {copy.ano}: {opcoes.ano}
        </Text>
        {escolhas.includes('turmas') && (
          <>
            {turmas}
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
        {escolhas.includes('aulas') && (
          <>
            <Checkbox
              label={copy.aulas}
              checked={opcoes.aulas_sao_turmas}
              disabled={readOnly}
              onChange={(aulas_sao_turmas) => onChange({ ...opcoes, aulas_sao_turmas })}
            />
            <Text look="small" tone="muted">
              {copy.aulasHelp}
            </Text>
          </>
        )}
        {escolhas.includes('nomes') && (
          <>
            <Checkbox
              label={copy.nomes}
              checked={opcoes.nomes === 'aceitar'}
              disabled={readOnly}
              onChange={(on) => onChange({ ...opcoes, nomes: on ? 'aceitar' : 'perguntar' })}
            />
            <Text look="small" tone="muted">
              {copy.nomesHelp}
            </Text>
          </>
        )}
        {escolhas.includes('ausentes') && (
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
