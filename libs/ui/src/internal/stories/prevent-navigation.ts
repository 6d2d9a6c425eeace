/** Prevents the navigation of clicked links. */
export function preventNavigation(canvasElement: HTMLElement) {
  canvasElement.addEventListener('click', (event) => {
    event.preventDefault();
  });
}
