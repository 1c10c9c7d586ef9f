ALTER TABLE "correcao_redacao" ADD COLUMN "marcas" jsonb DEFAULT '[]'::jsonb NOT NULL;
