/** What a person does by hand, counted: clicks, and fields that are filled in or chosen from. A field counts once, however it is reached. */
import type { Locator } from '@playwright/test';

/** Seconds of somebody who does it for the first time. An estimate: nobody was timed. */
const SECONDS = { click: 3, field: 8 } as const;

export class Work {
  clicks = 0;
  fields = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.fields += 1;
    await list.selectOption({ label });
  }

  /** The button that opens the window of the system, and the file in it. */
  async upload(input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.clicks += 2;
    await input.setInputFiles(file);
  }

  get counted(): { clicks: number; fields: number } {
    return { clicks: this.clicks, fields: this.fields };
  }

  get words(): string {
    const minutes = (this.clicks * SECONDS.click + this.fields * SECONDS.field) / 60;
    const basis = `estimated at ${SECONDS.click} s a click and ${SECONDS.field} s a field`;
    return `${this.clicks} clicks and ${this.fields} fields, ${minutes.toFixed(1)} minutes (${basis})`;
  }
}
