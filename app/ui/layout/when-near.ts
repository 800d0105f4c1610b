/**
 * Resolves when an element is about to be scrolled into view, or somebody goes through the page by keyboard; at a touch:
 * also as soon as anybody moves, for what must be whole before the page is printed.
 */
export function whenNear(element: Element, when: 'near' | 'at-a-touch' = 'near'): Promise<void> {
  const signs = when === 'near' ? ['keydown'] : ['keydown', 'pointermove', 'pointerdown'];
  return new Promise((resolve) => {
    const near = () => {
      observer.disconnect();
      for (const sign of signs) document.removeEventListener(sign, near);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      {
        rootMargin: '60% 0px',
      },
    );
    observer.observe(element);
    for (const sign of signs) document.addEventListener(sign, near, { passive: true });
  });
}
