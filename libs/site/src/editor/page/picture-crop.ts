import type { CustomFieldControlProps } from '@sveltia/cms';
import { cropArea, type Crop } from './crop-area.ts';

/** The names of the controls, from the settings of the field. */
export interface PictureWords {
  choose: string;
  shape: string;
  whole: string;
  zoom: string;
  across: string;
  down: string;
  use: string;
}

type Field = Pick<CustomFieldControlProps, 'value' | 'onChange' | 'addFile' | 'pickFile'>;

/** How the field is shown. */
interface Display {
  words: PictureWords;
  /** The ID of its first control. */
  id: string;
  /** The URL of the current picture, if there is one. */
  source: string | undefined;
  /** Whether it shows the picture of another language, which is chosen there. */
  readOnly: boolean;
}

/** The shapes that a picture may be cropped to, by their ratio of width and height. */
const shapes = { '3:2': 3 / 2, '4:3': 4 / 3, '1:1': 1, '4:5': 4 / 5 } as const;

/** Originals are not larger than the largest size that the build renders, twice. */
const maxWidth = 2688;

/** Lets the reader choose a picture and the part of it to use. Sveltia CMS saves the part beside the text. */
export class PictureCrop extends HTMLElement {
  #field: Field | undefined;
  #name = '';
  #type = '';
  #picture: ImageBitmap | undefined;
  readonly #file = document.createElement('output');
  readonly #current = document.createElement('img');
  readonly #canvas = document.createElement('canvas');
  readonly #controls = document.createElement('fieldset');
  #crop: Crop = { ratio: undefined, zoom: 1, across: 0.5, down: 0.5 };

  /** Called for each change of the entry. */
  update(field: Field, { words, id, source, readOnly }: Display) {
    this.#field = field;
    if (!this.hasChildNodes()) this.#render(words, id, readOnly);
    this.#file.textContent = String(field.value ?? '').replace(/^blob:.*/, '');
    this.#current.hidden = source === undefined || !this.#controls.hidden;
    if (source !== undefined) this.#current.src = source;
  }

  #render(words: PictureWords, id: string, readOnly: boolean) {
    this.#current.alt = '';
    this.#current.addEventListener('error', () => {
      this.#current.hidden = true;
    });
    this.#controls.hidden = true;
    this.append(this.#file, this.#current);
    if (readOnly) return;
    const choose = button(words.choose, () => void this.#choose());
    choose.id = id;
    const shape = document.createElement('select');
    shape.append(new Option(words.whole, ''), ...Object.keys(shapes).map((name) => new Option(name, name)));
    shape.addEventListener('change', () => {
      this.#crop.ratio = new Map<string, number>(Object.entries(shapes)).get(shape.value);
      this.#draw();
    });
    this.#controls.append(
      this.#canvas,
      labelled(words.shape, shape),
      this.#slider(words.zoom, 'zoom', { min: 1, max: 4, value: 1 }),
      this.#slider(words.across, 'across', { min: 0, max: 1, value: 0.5 }),
      this.#slider(words.down, 'down', { min: 0, max: 1, value: 0.5 }),
      button(words.use, () => void this.#use()),
    );
    this.append(choose, this.#controls);
  }

  #slider(
    label: string,
    name: 'zoom' | 'across' | 'down',
    range: { min: number; max: number; value: number },
  ) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'range', step: 'any', min: range.min, max: range.max, value: range.value });
    input.addEventListener('input', () => {
      this.#crop[name] = input.valueAsNumber;
      this.#draw();
    });
    return labelled(label, input);
  }

  async #choose() {
    const picked = await this.#field?.pickFile({ kind: 'image', allowURL: false });
    if (!picked || Array.isArray(picked) || !picked.file) return;
    this.#name = picked.file instanceof File ? picked.file.name : picked.value.replace(/^.*\//, '');
    this.#type = picked.file.type;
    this.#picture = await createImageBitmap(picked.file);
    this.#controls.hidden = false;
    this.#field?.onChange(picked.value);
    this.#draw();
  }

  /** Shows the part, and returns its size. */
  #draw() {
    if (!this.#picture) return;
    const { x, y, width, height } = cropArea(this.#picture, this.#crop);
    const scale = Math.min(1, maxWidth / width);
    Object.assign(this.#canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
    const { width: shownWidth, height: shownHeight } = this.#canvas;
    this.#canvas
      .getContext('2d')
      ?.drawImage(this.#picture, x, y, width, height, 0, 0, shownWidth, shownHeight);
  }

  async #use() {
    // A picture with transparent parts stays one.
    const [type, extension] = this.#type === 'image/png' ? ['image/png', 'png'] : ['image/jpeg', 'jpg'];
    const part = await new Promise<Blob | null>((resolve) => {
      this.#canvas.toBlob(resolve, type, 0.92);
    });
    if (!part || !this.#field) return;
    this.#controls.hidden = true;
    this.#field.onChange(
      await this.#field.addFile(part, { name: this.#name.replace(/(?:\.\w+)?$/, `.${extension}`) }),
    );
  }
}

function button(label: string, onClick: () => void) {
  const element = document.createElement('button');
  Object.assign(element, { type: 'button', textContent: label });
  element.addEventListener('click', onClick);
  return element;
}

function labelled(label: string, control: HTMLElement) {
  const element = document.createElement('label');
  element.append(label, control);
  return element;
}
