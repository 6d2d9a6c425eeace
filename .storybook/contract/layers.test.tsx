import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  Field,
  LanguageMenu,
  Pagination,
  Popover,
  Table,
  Toaster,
  Tooltip,
  toast,
} from '@studio/ui';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './contract.css';
import { until } from './until.ts';

/* Focus, keys and the top layer, with real key events. */

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

function render(children: ReactNode) {
  flushSync(() => {
    root.render(children);
  });
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No element matches "${selector}".`);
  return element;
}

const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;

async function untilShown(selector: string, expected = true) {
  await until(() => {
    expect(isShown(selector), selector).toBe(expected);
  });
}

async function untilFocused(selector: string) {
  await until(() => {
    expect(document.activeElement).toBe(find(selector));
  });
}

/** The element that is painted in the middle of another one. */
function paintedOn(selector: string): Element | null {
  const { left, top, width, height } = find(selector).getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** Content above a stacking context, such as a section with an animation, which is painted over what is below it. */
function AboveOtherSections({ children }: { children: ReactNode }) {
  return (
    <>
      <div style={{ height: '4rem', isolation: 'isolate', transform: 'translateZ(0)' }}>{children}</div>
      <div style={{ height: '20rem', isolation: 'isolate', background: 'white' }}>Next section</div>
    </>
  );
}

const trigger = <Button id="trigger">Open</Button>;

describe('the top layer', () => {
  it('has an open popover, above the next section and below its trigger', async () => {
    render(
      <AboveOtherSections>
        <Popover label="Billing" trigger={trigger}>
          By the month
        </Popover>
      </AboveOtherSections>,
    );
    await userEvent.click(find('#trigger'));
    await untilShown('[data-slot=popover]');
    await until(() => {
      expect(find('[data-slot=popover]').contains(paintedOn('[data-slot=popover]'))).toBe(true);
      const distance =
        find('[data-slot=popover]').getBoundingClientRect().top -
        find('#trigger').getBoundingClientRect().bottom;
      // Rounded to whole pixels.
      expect(Math.abs(distance - 8)).toBeLessThanOrEqual(0.5);
    });
  });

  it('has an open tooltip', async () => {
    render(
      <div style={{ paddingTop: '8rem' }}>
        <AboveOtherSections>
          <Tooltip trigger={trigger} defaultOpen>
            opens in a new tab
          </Tooltip>
        </AboveOtherSections>
      </div>,
    );
    await untilShown('[data-slot=tooltip]');
    expect(find('[data-slot=tooltip]').closest(':popover-open')).not.toBeNull();
    await until(() => {
      const distance =
        find('#trigger').getBoundingClientRect().top -
        find('[data-slot=tooltip]').getBoundingClientRect().bottom;
      // Rounded to whole pixels.
      expect(Math.abs(distance - 6)).toBeLessThanOrEqual(0.5);
    });
  });

  it('has an open language menu', async () => {
    render(<AboveOtherSections>{languageMenu}</AboveOtherSections>);
    await userEvent.click(find('[data-slot=language-menu-button]'));
    await untilShown('[role=menu]');
    await until(() => {
      expect(find('[role=menu]').contains(paintedOn('[role=menu]'))).toBe(true);
    });
  });

  it('has the toasts, above a dialog that was opened before or after them', async () => {
    const renderAll = (open: boolean) => {
      render(
        <>
          <Dialog size="full" label="Menu" open={open} />
          <Toaster label="Notices" closeLabel="Dismiss" duration={60_000} />
        </>,
      );
    };
    renderAll(true);
    toast.success('Sent');
    await untilShown('[data-sonner-toast]');
    await until(async () => {
      expect(await colorsIn('[data-sonner-toast]')).toBeGreaterThan(1);
    });
    renderAll(false);
    renderAll(true);
    await until(async () => {
      expect(await colorsIn('[data-sonner-toast]')).toBeGreaterThan(1);
    });
  });
});

/** The number of colors in the picture of an element. An element behind an empty dialog has one. */
async function colorsIn(selector: string): Promise<number> {
  const base64 = await page.screenshot({ element: find(selector), save: false });
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? {
    data: new Uint8ClampedArray(),
  };
  return new Set(new Uint32Array(data.buffer)).size;
}

const languageMenu = (
  <LanguageMenu
    label="Language"
    value="en"
    languages={[
      { code: 'en', label: 'English', href: '#en' },
      { code: 'fr', label: 'Français', href: '#fr' },
    ]}
    onValueChange={() => undefined}
  />
);

describe('an invalid field', () => {
  it.each([
    ['Field', <Field key="f" label="Email" aria-invalid={false} />, <Field key="p" label="Email" />],
    ['Checkbox', <Checkbox key="f" label="Yes" aria-invalid={false} />, <Checkbox key="p" label="Yes" />],
  ])('is red only if `aria-invalid` is true: %s', (_name, valid, plain) => {
    const style = (element: ReactNode) => {
      render(element);
      const { borderColor, boxShadow } = getComputedStyle(find('input'));
      return { borderColor, boxShadow };
    };
    expect(style(valid)).toEqual(style(plain));
  });
});

describe('Escape', () => {
  it.each(['popover', 'tooltip'] as const)('in a dialog closes only the %s in it', async (inner) => {
    render(
      <Dialog title="Title" closeLabel="Close" defaultOpen>
        {inner === 'popover' ? (
          <Popover label="Billing" trigger={trigger}>
            <button>Compare</button>
          </Popover>
        ) : (
          <Tooltip trigger={trigger}>opens in a new tab</Tooltip>
        )}
      </Dialog>,
    );
    await untilShown('dialog');
    if (inner === 'popover') await userEvent.click(find('#trigger'));
    else await userEvent.tab();
    await untilShown(`[data-slot=${inner}]`);
    await userEvent.keyboard('{Escape}');
    await untilShown(`[data-slot=${inner}]`, false);
    expect(find('[data-slot=dialog]').matches('[open]')).toBe(true);
    await untilFocused('#trigger');
    await userEvent.keyboard('{Escape}');
    await until(() => {
      expect(find('[data-slot=dialog]').matches('[open]')).toBe(false);
    });
  });

  it('leaves the focus in a controlled dialog that does not close', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog title="Title" closeLabel="Close" open onOpenChange={onOpenChange}>
        <input id="name" />
      </Dialog>,
    );
    await userEvent.click(find('#name'));
    const focused: (Element | null)[] = [];
    document.addEventListener('focusin', () => focused.push(document.activeElement));
    // A browser closes the dialog at the second Escape without another interaction.
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await until(() => {
      expect(onOpenChange.mock.calls.length).toBeGreaterThanOrEqual(2);
    });
    await untilFocused('#name');
    expect(find('[data-slot=dialog]').matches(':modal')).toBe(true);
  });
});

it('a dialog stays open when a file chooser in it is dismissed', async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog title="Title" closeLabel="Close" open onOpenChange={onOpenChange}>
      <input type="file" id="file" />
    </Dialog>,
  );
  await untilShown('dialog');
  // The event of the browser, which bubbles, unlike that of a dialog.
  find('#file').dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(find('dialog').matches(':modal')).toBe(true);
});

describe('focus', () => {
  function ConditionalDialog() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button
          id="trigger"
          onClick={() => {
            setOpen(true);
          }}
        >
          Open
        </button>
        {open && (
          <Dialog title="Title" closeLabel="Close" open onOpenChange={setOpen}>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- What is tested. */}
            <input id="name" autoFocus />
          </Dialog>
        )}
      </>
    );
  }

  it('moves to the control with `autoFocus` whenever a dialog opens, and back to its trigger', async () => {
    render(
      <Dialog title="Title" closeLabel="Close" trigger={trigger}>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- What is tested. */}
        <input id="name" autoFocus />
      </Dialog>,
    );
    for (let opening = 0; opening < 2; opening += 1) {
      await userEvent.click(find('#trigger'));
      await untilFocused('#name');
      await userEvent.keyboard('{Escape}');
      await untilFocused('#trigger');
    }
  });

  it('moves to the control with `autoFocus` of a dialog that is rendered when it opens', async () => {
    render(<ConditionalDialog />);
    await userEvent.click(find('#trigger'));
    await untilFocused('#name');
  });

  it('leaves a popover with Tab, in both directions', async () => {
    render(
      <>
        <Popover label="Billing" trigger={trigger}>
          <button id="inside">Compare</button>
        </Popover>
        <button id="after">After</button>
      </>,
    );
    await userEvent.click(find('#trigger'));
    await untilFocused('#inside');
    await userEvent.tab();
    await untilFocused('#after');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await untilFocused('#trigger');
  });

  it('leaves the language menu with Tab, which closes it', async () => {
    render(
      <>
        <button id="before">Before</button>
        {languageMenu}
        <button id="after">After</button>
      </>,
    );
    for (const shift of [false, true]) {
      await userEvent.click(find('[data-slot=language-menu-button]'));
      await until(() => {
        expect(find('[role=menu]').contains(document.activeElement)).toBe(true);
      });
      await userEvent.tab({ shift });
      await untilFocused(shift ? '#before' : '#after');
      await untilShown('[role=menu]', false);
    }
  });

  it('stops at a table only if it scrolls', async () => {
    const table = (width: number) => (
      <div style={{ width }}>
        <Table
          caption="Prices"
          columns={[
            { id: 'plan', label: 'Plan' },
            { id: 'price', label: 'Price' },
          ]}
          rows={[{ id: 'one', cells: { plan: 'Booking', price: '$79' } }]}
        />
        <button id="after">After</button>
      </div>
    );
    render(table(600));
    await until(() => {
      expect(find('[data-slot=table]').tabIndex).toBe(-1);
    });
    expect(find('[data-slot=table]').getAttributeNames()).toEqual(['data-slot']);
    await userEvent.tab();
    await untilFocused('#after');
    render(table(160));
    await until(() => {
      expect(find('[data-slot=table]').tabIndex).toBe(0);
    });
    expect(find('[data-slot=table]').getAttribute('role')).toBe('region');
    expect(find('[data-slot=table]').ariaLabelledByElements).toEqual([find('caption')]);
  });

  it('moves to the next control when an alert closes, or to the one before it', async () => {
    render(
      <>
        <button id="before">Before</button>
        <Alert closeLabel="Close">Saved</Alert>
        <button hidden>Hidden</button>
        <button id="after">After</button>
      </>,
    );
    await untilShown('[data-slot=alert] button');
    await userEvent.click(find('[data-slot=alert] button'));
    await untilFocused('#after');
    render(
      <>
        <button id="before">Before</button>
        <Alert key="last" closeLabel="Close">
          Saved
        </Alert>
      </>,
    );
    await untilShown('[data-slot=alert] button');
    await userEvent.click(find('[data-slot=alert] button'));
    await untilFocused('#before');
  });
});

it('a tooltip beside another one opens without a delay', async () => {
  let hoveredAt = 0;
  render(
    <div style={{ display: 'flex', gap: '4rem', paddingTop: '8rem' }}>
      {['one', 'two'].map((id) => (
        <Tooltip
          key={id}
          trigger={
            <button id={id} onPointerEnter={() => (hoveredAt = performance.now())}>
              {id}
            </button>
          }
        >
          {id}
        </Tooltip>
      ))}
    </div>,
  );
  await userEvent.hover(find('#one'));
  await untilShown('[data-slot=tooltip]');
  // The delay is 400 ms. On a busy machine, one attempt may take longer.
  await until(async () => {
    for (const id of ['two', 'one']) {
      await userEvent.hover(find(`#${id}`));
      while (!document.querySelector('[data-slot=tooltip]')?.textContent.includes(id))
        await new Promise(requestAnimationFrame);
      expect(performance.now() - hoveredAt).toBeLessThan(400);
    }
  });
});

it('a double click on the button of the language menu leaves it open', async () => {
  render(languageMenu);
  await userEvent.dblClick(find('[data-slot=language-menu-button]'));
  await untilShown('[role=menu]');
  expect(find('[data-slot=language-menu-button]').getAttribute('aria-expanded')).toBe('true');
});

it('the links of a pagination are named', () => {
  render(
    <Pagination
      label="Pages"
      page={1}
      count={2}
      getHref={(page) => `#${String(page)}`}
      pageLabel={(page) => `Page ${String(page)}`}
      previousLabel="Previous"
      nextLabel="Next"
    />,
  );
  const names = [...document.querySelectorAll('a:not([rel])')].map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['Page 1', 'Page 2']);
});
