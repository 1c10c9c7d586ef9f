/** One question of the file as a student would see it, with its pictures; the others of the list are a press away. */
import type { GestaoImportacaoLinha, GestaoImportacaoPrevia } from '@luneta/api-client';
import { importacaoPreviaQuery } from '@luneta/api-client/gestao-importacoes';
import { QueryState, useServices } from '@luneta/app-shell';
import {
  Button,
  Comment,
  Drawer,
  Heading,
  Inline,
  Loading,
  Note,
  RichHtmlPictures,
  Skeleton,
  Stack,
  Text,
} from '@luneta/ui';
import { ChevronLeft, ChevronRight } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { ComoAluno, type VersaoAluno } from '../../../shared/questao/como-aluno.tsx';
import { EscolhaVersao } from '../../../shared/questao/escolha-versao.tsx';
import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';

const words = copy.questao;

export type PreviaProps = Pick<EtapaProps, 'of'> & {
  /** Those of the list, in its order. */
  linhas: readonly GestaoImportacaoLinha[];
  ordem: number;
  onOrdem: (ordem: number) => void;
  onClose: () => void;
};

export function Previa({ linhas, ordem, of, onOrdem, onClose }: PreviaProps) {
  const { api } = useServices();
  const query = useQuery(importacaoPreviaQuery(api, of, ordem));
  const [versao, setVersao] = useState<VersaoAluno>('2');
  const place = linhas.findIndex((linha) => linha.ordem === ordem);
  const linha = linhas[place];
  const goTo = (to: number) => {
    const next = linhas[to];
    return next && (() => onOrdem(next.ordem));
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={words.previa}
      {...(place >= 0 && { detail: words.de(place + 1, linhas.length) })}
      footer={
        <Inline gap="e8">
          <Step label={words.anterior} icon={ChevronLeft} onClick={goTo(place - 1)} />
          <Step label={words.proxima} icon={ChevronRight} onClick={goTo(place + 1)} />
        </Inline>
      }
    >
      <Stack gap="e16">
        <EscolhaVersao value={versao} onChange={setVersao} />
        <QueryState
          query={query}
          compact
          loading={
            <Loading label={words.previaLoading}>
              <Skeleton shape="text" lines={4} />
              <Skeleton shape="card" size={200} />
            </Loading>
          }
        >
          {(previa) => <Questao previa={previa} linha={linha} versao={versao} />}
        </QueryState>
      </Stack>
    </Drawer>
  );
}

type StepProps = { label: string; icon: typeof ChevronLeft; onClick: (() => void) | undefined };

/** It stays in its place at either end of the list. */
const Step = ({ label, icon, onClick }: StepProps) => (
  <Button variant="secondary" size="sm" icon={icon} disabled={onClick === undefined} onClick={onClick}>
    {label}
  </Button>
);

type QuestaoProps = {
  previa: GestaoImportacaoPrevia;
  linha: GestaoImportacaoLinha | undefined;
  versao: VersaoAluno;
};

function Questao({ previa, linha, versao }: QuestaoProps) {
  const { imagens, texto_base, enunciado, alternativas, comentario, gabarito, tipo } = previa;
  const pictures = useMemo(() => new Map(imagens.map(({ endereco, dados }) => [endereco, dados])), [imagens]);
  const said = (campo: 'materia' | 'objeto') => linha?.valores.find((one) => one.campo === campo)?.valor ?? '';
  return (
    <RichHtmlPictures value={pictures}>
      <Stack gap="e16">
        <ComoAluno
          versao={versao}
          materia={said('materia')}
          objeto={said('objeto') || null}
          texto_base={texto_base === '' ? null : { conteudo: texto_base, fonte: '' }}
          enunciado={enunciado}
          alternativas={alternativas.map(({ texto }) => texto)}
          discursiva={tipo === 'discursiva'}
          gabarito={gabarito}
        />
        {gabarito === null && tipo === 'objetiva' && <Note tone="warning">{words.semGabarito}</Note>}
        <Comment label={words.comentario} html={comentario} open />
        {linha && linha.problemas.length > 0 && <Problemas linha={linha} />}
      </Stack>
    </RichHtmlPictures>
  );
}

function Problemas({ linha: { problemas } }: { linha: GestaoImportacaoLinha }) {
  return (
    <Stack gap="e8">
      <Heading look="h3">{words.avisos}</Heading>
      <Stack as="ul" gap="e8">
        {problemas.map(({ codigo, campo, valor, motivo, mensagem, como_resolver }) => (
          <li key={`${codigo}/${campo ?? ''}/${valor}`}>
            <Text as="span">{motivo ?? mensagem}</Text>{' '}
            <Text as="span" look="small" tone="muted">
              {como_resolver}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
