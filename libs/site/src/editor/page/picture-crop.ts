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

/** The shapes that a picture may be cropped to, by their ratio of width and height. */
const shapes = { '3:2': 3 / 2, '4:3': 4 / 3, '1:1': 1, '4:5': 4 / 5 } as const;

/** Originals are not larger than the largest size that the build renders, twice. */
const maxWidth = 2688;

/** Lets the reader choose a picture and the part of it to use. Sveltia CMS saves the part beside the text. */
export class PictureCrop extends HTMLElement {
  #field: Field | undefined;
  #words: PictureWords | undefined;
  #name = 'picture.jpg';
  #picture: ImageBitmap | undefined;
  readonly #canvas = document.createElement('canvas');
  readonly #current = document.createElement('output');
  readonly #controls = document.createElement('fieldset');
  #crop: Crop = { ratio: undefined, zoom: 1, across: 0.5, down: 0.5 };

  /** Called for each change of the entry. */
  update(field: Field, words: PictureWords, id: string) {
    this.#field = field;
    if (!this.#words) {
      this.#words = words;
      this.#render(words, id);
    }
    this.#current.textContent = String(field.value ?? '').replace(/^blob:.*/, this.#name);
  }

  #render(words: PictureWords, id: string) {
    const choose = button(words.choose, () => void this.#choose());
    choose.id = id;
    const shape = document.createElement('select');
    shape.append(new Option(words.whole, ''), ...Object.keys(shapes).map((name) => new Option(name, name)));
    shape.addEventListener('change', () => {
      this.#crop.ratio = new Map<string, number>(Object.entries(shapes)).get(shape.value);
      this.#draw();
    });
    this.#controls.hidden = true;
    this.#controls.append(
      this.#canvas,
      labelled(words.shape, shape),
      this.#slider(words.zoom, 'zoom', { min: 1, max: 4, value: 1 }),
      this.#slider(words.across, 'across', { min: 0, max: 1, value: 0.5 }),
      this.#slider(words.down, 'down', { min: 0, max: 1, value: 0.5 }),
      button(words.use, () => void this.#use()),
    );
    this.append(this.#current, choose, this.#controls);
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
    this.#picture = await createImageBitmap(picked.file);
    this.#field?.onChange(picked.value);
    this.#controls.hidden = false;
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
    const part = await new Promise<Blob | null>((resolve) => {
      this.#canvas.toBlob(resolve, 'image/jpeg', 0.92);
    });
    if (!part || !this.#field) return;
    const name = this.#name.replace(/\.\w+$/, '') + '.jpg';
    this.#field.onChange(await this.#field.addFile(part, { name }));
    this.#controls.hidden = true;
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
