/** Resolves when an element is about to be scrolled into view, or somebody goes through the page by keyboard. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const near = () => {
      observer.disconnect();
      document.removeEventListener('keydown', near);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      {
        rootMargin: '60% 0px',
      },
    );
    observer.observe(element);
    document.addEventListener('keydown', near);
  });
}
