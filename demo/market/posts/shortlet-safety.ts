/** Staying, and letting, by the night. */
export const shortletSafety = {
  slug: 'a-safe-shortlet-for-guests-and-hosts',
  title: 'A safe shortlet, for guests and for hosts',
  tags: 'shortlet, safety, travel, hosting',
  excerpt:
    'How to book a home by the night without regret, how to arrive, and what good hosts do before, during and after a stay.',
  picture: 'story-shortlet',
  content: `
<p>Shortlets have changed how people travel in Nigeria. A family of six that used to take three hotel rooms now takes one flat and cooks its own pepper soup. But a shortlet is also a stranger’s house, and a stranger in a house. A few habits on both sides make it as ordinary as it should be.</p>
<h2>Before you book</h2>
<ul>
<li><strong>Look for the same home twice.</strong> If the pictures appear elsewhere with another area and half the price, one of the two does not exist.</li>
<li><strong>Ask for a video of today.</strong> Any host can walk through his own flat with a phone. Ask him to open a tap and put on a light while he does.</li>
<li><strong>Ask about light and water in numbers.</strong> “How many hours yesterday?” is a better question than “Is light good?”</li>
<li><strong>Read the house rules.</strong> Visitors, music, smoking, children, the hour at which the gate closes. Rules that are written down are rules you can rely on too.</li>
<li><strong>Know the deposit.</strong> How much, who holds it, and when it comes back. The day after check-out is good; “later” is not a date.</li>
</ul>
<h2>Paying</h2>
<p>Pay a small part to hold the dates and the rest on arrival, or pay where there is a record. Be careful of a price that is a third below everything around it and of an account whose name has nothing to do with the host. If you are pressed to transfer within ten minutes because another guest is typing, let the other guest have it.</p>
<h2>Arriving</h2>
<ol>
<li>Send the address and the host’s number to somebody who is not travelling with you.</li>
<li>Arrive by daylight if you can; a new gate is easier to find at five than at eleven.</li>
<li>Check the doors and windows, and find the switch of the gas. Ask where the fire extinguisher is.</li>
<li>Take a short video of the rooms before you unpack. It protects your deposit.</li>
<li>Look at the ceiling corners and at clocks and chargers that face the bed. A camera at the gate is normal. A camera in a room where people sleep is not, and it is a reason to leave and to be paid back.</li>
</ol>
<h2>Living there</h2>
<p>You are a neighbour for three nights. The people upstairs go to work in the morning. Ask before you bring ten friends, even quiet ones. Leave the inverter to the fridge and the fans; the iron and the kettle can wait for the generator. If something breaks, say so at once. Hosts forgive a broken glass; what they do not forgive is finding it.</p>
<h2>For hosts</h2>
<h3>Know who sleeps in your house</h3>
<p>Ask for a name, a valid ID and the number of guests, and keep them no longer than you need. Estates increasingly want a visitor’s code for each person; make it before the guest stands at the gate with his luggage.</p>
<h3>Make the door yours again after each stay</h3>
<p>A lock with a code costs less than two lost keys. Change the code the moment the cleaner has finished, not when you remember.</p>
<h3>Write one page</h3>
<p>Wi-Fi, meter number, who to call at night, how to start the generator and how to stop it, where the refuse goes. Laminate it and put it on the fridge. It will save you forty calls a year.</p>
<h3>Be honest about your street</h3>
<p>If there is a club next door, say that there is a club next door. The guests who love it will come, and the ones who would have shouted at you will not.</p>
<h3>Keep the deposit small and quick</h3>
<p>A deposit that returns the next morning brings the same guest back at Easter. A deposit that has to be begged for brings a review.</p>
<h2>If it goes wrong</h2>
<p>Write first, by message, with photographs and the hour. Most things are settled by two calm sentences and a plumber. If you do not feel safe, leave first and argue afterwards; no deposit is worth a night of not sleeping. Tell us about listings that were not what they said, and we will look at them. And when it went well, tell the next guest that too. You will find <a href="/search?type=shortlet">shortlets across the country</a> on Gidana, most of them run by people who would like you to come again.</p>`,
} as const;
