/** The second step of a file of parameters: which booklet of INEP each area of the exam is (rules QIM-1, QIM-4). */
import { AREAS_ENEM, isAreaEnem } from '@luneta/domain/areas-enem';
import type { GestaoImportacao } from '@luneta/api-client';
import { setMapeamentoMutation } from '@luneta/api-client/gestao-importacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, ButtonLink, Card, Heading, Note, Select, Stack, Text } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { buscaDe } from '../../../shared/parametros-tri.ts';
import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { linhasDe } from '../contas.ts';
import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { Frame } from '../parts/frame.tsx';
import { useLink } from '../parts/use-link.ts';
import { abertas, escolhidosDe, LEFT, requestDe, type Area } from './cadernos.ts';

const words = copy.parametros;
const TIPO = 'parametros_tri';
const nomeDe = (codigo: string): string => (isAreaEnem(codigo) ? AREAS_ENEM[codigo].nome : codigo);

export function CadernosStep({ importacao, of, onEtapa, onChange }: EtapaProps) {
  const { api } = useServices();
  const link = useLink();
  const may = useMayCall()('setImportacaoMapeamento');
  const { parametros, nome_arquivo, versao, resumo } = importacao;
  const areas = parametros?.areas ?? [];
  const read = escolhidosDe(areas);
  const [escolha, setEscolha] = useState(read);
  const [tried, setTried] = useState(false);
  const map = useMutation(setMapeamentoMutation(api, of));
  const open = abertas(areas, escolha);
  const goOn = () => {
    if (!may) return onEtapa('conferencia');
    if (open.length > 0) return setTried(true);
    if (areas.every(({ area_codigo }) => escolha.get(area_codigo) === read.get(area_codigo)))
      return onEtapa('conferencia');
    map.mutateAsync(requestDe(importacao.opcoes, areas, escolha, versao)).then(
      () => onEtapa('conferencia'),
      () => undefined,
    );
    return undefined;
  };
  return (
    <Frame
      tipo={TIPO}
      detail={[parametros?.descricao, nome_arquivo].filter(Boolean).join(' · ')}
      current={2}
      onChange={onChange}
      note={open.length > 0 ? words.faltaEscolher(open.map(nomeDe).join(', ')) : undefined}
      actions={
        <>
          <Button size="sm" iconEnd={ChevronRight} busy={map.isPending} onClick={goOn}>
            {may ? copy.conferir(linhasDe(resumo), TIPO) : copy.verLinhas}
          </Button>
          {may && (
            <ButtonLink size="sm" variant="secondary" href={link(`${paths.importacaoNova}?${buscaDe(importacao)}`)}>
              {copy.trocar}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap="e16">
        {map.isError && (
          <Note tone="danger" alert>
            {errorMessage(map.error)}
          </Note>
        )}
        <Text tone="muted">{words.legenda}</Text>
        {areas.map((area) => (
          <AreaCard
            key={area.area_codigo}
            area={area}
            parametros={parametros}
            value={escolha.get(area.area_codigo) ?? ''}
            wrong={tried && open.includes(area.area_codigo)}
            readOnly={!may || map.isPending}
            onChange={(value) => setEscolha(new Map([...escolha, [area.area_codigo, value]]))}
          />
        ))}
      </Stack>
    </Frame>
  );
}

type AreaCardProps = {
  area: Area;
  parametros: GestaoImportacao['parametros'];
  /** Booklet; empty while none is chosen. */
  value: string;
  wrong: boolean;
  readOnly: boolean;
  onChange: (value: string) => void;
};

function AreaCard({ area, parametros, value, wrong, readOnly, onChange }: AreaCardProps) {
  const link = useLink();
  const { area_codigo, situacao, candidatos, caderno, faltam, itens, na_escala } = area;
  const id = `importacao-area-${area_codigo}`;
  // What the file says of the area is known of the booklet that was read.
  const isRead = value === caderno;
  const escolhido = candidatos.find((one) => one.caderno === value);
  const rascunho_id = parametros?.rascunho_id ?? null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="e12">
        <Heading look="h3" id={id}>
          {nomeDe(area_codigo)}
        </Heading>
        {situacao === 'ausente' ? (
          <Text tone="muted">{words.ausente}</Text>
        ) : (
          <Select
            label={words.caderno}
            value={value}
            options={[
              ...(value === '' ? [{ value: '', label: words.escolher }] : []),
              ...candidatos.map((one) => ({
                value: one.caderno,
                label: `${words.rotulo(one.cor, one.caderno)}: ${words.iguais(one.iguais, one.comuns)}`,
              })),
              { value: LEFT, label: words.deixar },
            ]}
            error={wrong ? words.porEscolher : undefined}
            help={situacao === 'por_escolher' && !wrong ? words.porEscolher : undefined}
            disabled={readOnly}
            onChange={onChange}
          />
        )}
        {isRead && caderno !== null && (
          <Text look="small" tone="muted">
            {[escolhido && words.iguais(escolhido.iguais, escolhido.comuns), words.naEscala(na_escala, itens)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
        {isRead && faltam.length > 0 && (
          <Note
            tone="warning"
            action={
              rascunho_id === null ? undefined : (
                <ButtonLink size="sm" variant="secondary" href={link(paths.provaConferir(rascunho_id))}>
                  {words.adicionar}
                </ButtonLink>
              )
            }
          >
            {words.faltam(faltam)}
          </Note>
        )}
      </Stack>
    </Card>
  );
}
